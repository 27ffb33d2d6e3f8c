import * as z from 'zod';
import { cleanText } from './clean-text';
import { emailPattern, passwordPattern, phonePattern, statePattern, zipPattern } from './patterns';

/** An empty string counts as absent (contract.md, Conventions); text is trimmed. */
const absentWhenEmpty = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  return text === '' ? undefined : text;
};

/** Names and addresses stand on one line. */
const onOneLine = (value: unknown) => {
  const text = absentWhenEmpty(value);
  return typeof text === 'string' ? text.replace(/\s*[\n\t]\s*/g, ' ') : text;
};

/**
 * Required text on one line.
 *
 * @param limit most characters
 * @param missing the sentence when nothing is entered
 * @param tooLong the sentence when it is too long; the first one when absent
 */
export function requiredText(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(onOneLine, z.string({ error: missing }).max(limit, tooLong));
}

/** As `requiredText`, with line breaks. */
export function requiredProse(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(absentWhenEmpty, z.string({ error: missing }).max(limit, tooLong));
}

/** Required text of a form. @param invalid the sentence when the pattern does not match; `missing` when absent */
export function patternText(pattern: RegExp, missing: string, invalid = missing) {
  return z.preprocess(absentWhenEmpty, z.string({ error: missing }).regex(pattern, invalid));
}

/** A required phone number, stored as typed. @param invalid the sentence when `phonePattern` does not match */
export const phone = (missing: string, invalid = missing) => patternText(phonePattern, missing, invalid);

/** As `phone`, and may be left empty. */
export const optionalPhone = (invalid: string) =>
  z.preprocess(absentWhenEmpty, z.string({ error: invalid }).regex(phonePattern, invalid).optional());

/** An e-mail address, as typed; the API compares lower-cased. */
export const email = (missing: string, invalid = missing) =>
  z.preprocess(absentWhenEmpty, z.string({ error: missing }).max(254, invalid).regex(emailPattern, invalid));

/** A US zip code, as text: it may begin with zeros. */
export const zip = (message: string) => patternText(zipPattern, message);

/** A US state by its two letters, in whatever case. */
export const state = (message: string) => patternText(statePattern, message);

/** A password is taken as typed: never trimmed. */
export const password = (message: string) => z.string({ error: message }).regex(passwordPattern, message);

/** One of a list of options. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  missing: string,
) {
  return z.preprocess(absentWhenEmpty, z.enum(options, { error: missing }));
}

/** Answers as they are shown and stored (forms.md section 5). */
export const yesNoOptions = ['Yes', 'No'] as const;

/** A Yes/No question (forms.md section 5). */
export const yesNo = (missing: string) => choice(yesNoOptions, missing);

/** An answer to a Yes/No question. */
export type YesNo = (typeof yesNoOptions)[number];

const toDate = (value: unknown) => {
  const text = absentWhenEmpty(value);
  if (typeof text !== 'string') return text;
  // A date without time is midnight UTC, as every date is stored (decisions.md, Dates).
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return Number.NaN;
  const instant = new Date(text);
  // 2020-02-31 rolls over to March; a date that reads differently afterwards never existed.
  return Number.isNaN(instant.getTime()) ||
    (text.length === 10 && instant.toISOString().slice(0, 10) !== text)
    ? Number.NaN
    : instant;
};

const earliest = new Date('1900-01-01');
const latest = new Date('2100-01-01');

/**
 * A date: `yyyy-MM-dd` or ISO in, a Date at midnight UTC out.
 *
 * @param missing the sentence when nothing is entered
 * @param invalid the sentence when it is no date between 1900 and 2100
 */
export function date(missing: string, invalid: string) {
  return z.preprocess(
    toDate,
    z
      .date({ error: (issue) => (issue.input === undefined || issue.input === null ? missing : invalid) })
      .min(earliest, invalid)
      .max(latest, invalid),
  );
}

/** As `date`, and may be left empty. @param invalid the sentence when it is no date between 1900 and 2100 */
export function optionalDate(invalid: string) {
  return z.preprocess(
    toDate,
    z.date({ error: invalid }).min(earliest, invalid).max(latest, invalid).optional(),
  );
}

/** Not after now: what has happened, as a birth or an immunization. */
const hasBeen = (instant: Date) => instant.getTime() <= Date.now();

/** As `date`, but not in the future. @param invalid the sentence also for a date to come */
export function pastDate(missing: string, invalid: string) {
  return date(missing, invalid).refine(hasBeen, invalid);
}

/** As `optionalDate`, but not in the future. @param future the sentence for a date to come */
export function optionalPastDate(invalid: string, future: string) {
  return optionalDate(invalid).refine((instant) => instant === undefined || hasBeen(instant), future);
}

const toNumber = (value: unknown) => {
  const text = absentWhenEmpty(value);
  if (typeof text !== 'string') return text;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/**
 * A number, also as typed text.
 *
 * @param missing the sentence when nothing is entered
 * @param invalid the sentence when it is no number
 * @param check adds what else the number must be, with its sentences
 */
export function number<Checked extends z.ZodType<number>>(
  missing: string,
  invalid: string,
  check: (value: z.ZodNumber) => Checked,
) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : invalid);
  return z.preprocess(toNumber, check(z.number({ error })));
}

/** A box that must be checked; multipart brings it as text (contract.md, Conventions). */
export function mustBeChecked(message: string) {
  return z.preprocess(
    (value) => value === true || value === 'true' || value === 'Yes',
    z.literal(true, { error: message }),
  );
}

/** A 24-digit hexadecimal record id. */
export const recordId = (message = 'Unknown id.') =>
  z.string({ error: message }).regex(/^[0-9a-f]{24}$/i, message);
