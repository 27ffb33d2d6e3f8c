import * as z from 'zod';
import { cleanText } from './clean-text';
import { briefLimit, emailLimit, mostAsSent, passwordLimit, phoneLimit, zipLimit } from './limits';
import { emailPattern, passwordPattern, phonePattern, statePattern, zipPattern } from './patterns';

/**
 * Reads a text: cleaned, and absent if nothing is left (docs/calls.md). A text far above the limit stays unchanged, so
 * that the field's own limit rejects it.
 *
 * @param limit maximum characters of the cleaned text
 */
export const cleanedUpTo = (limit: number) => (value: unknown) => {
  if (typeof value !== 'string' || value.length > mostAsSent(limit)) return value;
  const text = cleanText(value);
  return text === '' ? undefined : text;
};

/** Names and addresses are single-line. */
const onOneLineUpTo = (limit: number) => {
  const clean = cleanedUpTo(limit);
  return (value: unknown) => {
    const text = clean(value);
    if (typeof text !== 'string' || text.length > mostAsSent(limit)) return text;
    return text.replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks));
  };
};

const textUpTo = (limit: number, missing: string, tooLong: string) =>
  z.string({ error: missing }).max(limit, tooLong);

/** A pipe, so that the pattern never runs on a text above the limit. */
const matchingText = (limit: number, pattern: RegExp, missing: string, invalid: string) =>
  textUpTo(limit, missing, invalid).pipe(z.string().regex(pattern, invalid));

/**
 * Required single-line text.
 *
 * @param limit maximum characters
 * @param missing the sentence if it is empty
 * @param tooLong the sentence if it is too long. Default: `missing`
 */
export function requiredText(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(onOneLineUpTo(limit), textUpTo(limit, missing, tooLong));
}

/** Like `requiredText`, with line breaks. */
export function requiredProse(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(cleanedUpTo(limit), textUpTo(limit, missing, tooLong));
}

/** Required text with a pattern, which never runs on more than `limit` characters. */
const formatted =
  (limit: number, pattern: RegExp) =>
  (missing: string, invalid = missing) =>
    z.preprocess(cleanedUpTo(limit), matchingText(limit, pattern, missing, invalid));

/** A phone number, stored as typed. */
export const phone = formatted(phoneLimit, phonePattern);

/** An email address as typed. The API compares addresses in lower case. */
export const email = formatted(emailLimit, emailPattern);

/** A US zip code, as text: it may begin with zeros. */
export const zip = formatted(zipLimit, zipPattern);

/** A US state by its two letters, in any case. */
export const state = formatted(2, statePattern);

/** A password, exactly as typed: never trimmed. */
export const password = (message: string) => matchingText(passwordLimit, passwordPattern, message, message);

/** Reads an option, date or number that was sent as text. */
export const cleanedBrief = cleanedUpTo(briefLimit);

/** Reads a date or a number from text. A text that is too long is invalid. @param read returns NaN for invalid text */
export const readBrief = (read: (text: string) => unknown) => (value: unknown) => {
  const text = cleanedBrief(value);
  if (typeof text !== 'string') return text;
  return text.length > briefLimit ? Number.NaN : read(text);
};

/** One of a list of options. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  missing: string,
) {
  return z.preprocess(cleanedBrief, z.enum(options, { error: missing }));
}

/** The answers of Yes/No questions, as they are shown and stored (docs/product/forms.md). */
export const yesNoOptions = ['Yes', 'No'] as const;

/** A Yes/No question (docs/product/forms.md). */
export const yesNo = (missing: string) => choice(yesNoOptions, missing);

/** An answer to a Yes/No question. */
export type YesNo = (typeof yesNoOptions)[number];

/** A box that must be checked. Multipart forms send it as text (docs/calls.md). */
export function mustBeChecked(message: string) {
  return z.preprocess(
    (value) => value === true || value === 'true' || value === 'Yes',
    z.literal(true, { error: message }),
  );
}

/** A 24-digit hexadecimal record id. */
export const recordId = (message = 'Unknown id.') => matchingText(24, /^[0-9a-f]{24}$/i, message, message);

/**
 * A list whose length is checked before its items are.
 *
 * @param most maximum items
 * @param missing the sentence if it is no list
 * @param tooMany the sentence if it is too long
 */
export function listOf<Item extends z.ZodType>(item: Item, most: number, missing: string, tooMany: string) {
  return z.array(z.unknown(), { error: missing }).max(most, tooMany).pipe(z.array(item));
}

/** A form or a query sends a single-item list as text. */
export const oneOrMany = (value: unknown) => (typeof value === 'string' ? [value] : value);
