import type { EntryField, LinesField, TextField } from './fields';

/** One line. @param max characters */
export const line = (label: string, max = 100) => ({ kind: 'line', label, max }) as const;
/** A paragraph without markup. @param max characters */
export const text = (label: string, max = 500) => ({ kind: 'text', label, max }) as const satisfies TextField;
/** A text in Markdown. @param max characters */
export const prose = (label: string, max = 2_000) => ({ kind: 'prose', label, max }) as const;
/** Lines, such as items. @param most number of lines */
export const lines = (label: string, most = 30) =>
  ({ kind: 'lines', label, max: 300, most, help: 'One per line.' }) as const satisfies LinesField;
/** An email address, for the role admin. */
export const email = (label: string) => ({ kind: 'email', label }) as const;
/** A phone number, for the role admin. */
export const phone = (label: string) => ({ kind: 'phone', label }) as const;
/** An address of a page, for the role admin. */
export const link = (label: string) => ({ kind: 'link', label }) as const;
/** Repeated groups of fields. @param entry one of them, in lower case */
export const entries = <const Of extends Record<string, EntryField>>(label: string, entry: string, of: Of) =>
  ({ kind: 'entries', label, entry, most: 30, of }) as const;
