import { campDayLabel } from '../camp/camp-days';
import { formatGmt } from '../camp/dates';
import { formatMoment } from '../camp/moments';
import { shownPhone } from '../forms/shown-phone';
import type { StoredField } from './field';
import { detailNameOf } from './names';
import type { Signature, Signatures } from './signatures';

/** Part of an answer in plain words, and how it is shown. */
export type SubmittedPart =
  /** `label`: the part's own question, if it has one. The person's line breaks stay. */
  | { kind: 'text'; text: string; label?: string }
  | { kind: 'phone'; text: string }
  | { kind: 'email'; text: string }
  /** The parts in the order of the form. `isRanked`: the order is the answer. */
  | { kind: 'list'; items: readonly string[]; isRanked?: true }
  /** `note`: when the text was agreed to and by whom, if known. */
  | { kind: 'confirmation'; isGiven: boolean; note?: string }
  /** A picture, which is shown to people who may read the answer. @property name - of its field */
  | { kind: 'picture'; name: string };

/** A record's stored values by field name. */
export type Stored = Readonly<Record<string, unknown>>;

/** Whether nothing was answered. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A day in GMT. @param value ISO text or Date */
export const shownDay = (value: unknown, format?: string): string =>
  formatGmt(value as string | Date, format);

/** A part in words. @param label its own question */
export const textPart = (words: unknown, label?: string): SubmittedPart => ({
  kind: 'text',
  text: String(words),
  ...(label !== undefined && { label }),
});

const itemsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** A confirmation's signature in a record, if it has one. */
export const signatureIn = (
  { signatures }: Stored,
  name: string,
): Signature<unknown, string | Date> | undefined =>
  (signatures as Signatures<unknown, string | Date> | undefined)?.[name];

function confirmationPart(name: string, isGiven: boolean, stored: Stored): SubmittedPart {
  const signature = signatureIn(stored, name);
  if (!isGiven || !signature) return { kind: 'confirmation', isGiven };
  const isFamily = String(signature.userId) === String(stored['userId']);
  const note = `on ${formatMoment(signature.at)} (version ${signature.version} of the text)${isFamily ? '' : ', entered by the camp'}`;
  return { kind: 'confirmation', isGiven, note };
}

/**
 * A field's answer in plain words. A kind that is missing here doesn't compile.
 *
 * @returns nothing if there is no answer
 */
export function partsOf(name: string, field: StoredField, stored: Stored): SubmittedPart[] {
  const value = stored[name];
  if (field.kind === 'confirmation') return [confirmationPart(name, value === true, stored)];
  if (isEmpty(value)) return [];
  switch (field.kind) {
    case 'line':
    case 'prose':
    case 'zip':
    case 'number':
    case 'ranked':
    case 'yesNo':
      return [textPart(value)];
    case 'state':
      return [textPart(String(value).toUpperCase())];
    case 'choice':
      return [textPart(field.optionLabels?.[String(value)] ?? value)];
    case 'phone':
      return [{ kind: 'phone', text: shownPhone(String(value)) }];
    case 'email':
      return [{ kind: 'email', text: String(value) }];
    case 'date':
    case 'pastDate':
    case 'birthdate':
    case 'incident':
      return [textPart(shownDay(value))];
    case 'several':
      return [{ kind: 'list', items: itemsOf(value) }];
    case 'campDays':
      return [{ kind: 'list', items: itemsOf(value).map(campDayLabel) }];
    case 'picture':
      return [{ kind: 'picture', name }];
    case 'yesNoDetail': {
      const detail = stored[detailNameOf(name)];
      if (value !== 'Yes' || isEmpty(detail)) return [textPart(value)];
      const { kind, shortName, question } = field.detail;
      return [textPart(value), textPart(kind === 'date' ? shownDay(detail) : detail, shortName ?? question)];
    }
  }
}
