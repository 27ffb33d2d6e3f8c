import * as z from 'zod';
import { cleanText } from './clean-text';
import { briefLimit, emailLimit, mostAsSent, passwordLimit, phoneLimit, zipLimit } from './limits';
import { emailPattern, passwordPattern, phonePattern, statePattern, zipPattern } from './patterns';

/**
 * Reads a text: cleaned, and absent when nothing is left (docs/calls.md). A text that is too long even with
 * the blanks that cleaning takes off stays as it came: the limit behind refuses it in the field's own words.
 *
 * @param limit most characters of the cleaned text
 */
export const cleanedUpTo = (limit: number) => (value: unknown) => {
  if (typeof value !== 'string' || value.length > mostAsSent(limit)) return value;
  const text = cleanText(value);
  return text === '' ? undefined : text;
};

/** Names and addresses stand on one line. */
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

/** A pipe, so that the pattern never sees a text above the limit. */
const matchingText = (limit: number, pattern: RegExp, missing: string, invalid: string) =>
  textUpTo(limit, missing, invalid).pipe(z.string().regex(pattern, invalid));

/**
 * Required text on one line.
 *
 * @param limit most characters
 * @param missing the sentence when nothing is entered
 * @param tooLong the sentence when it is too long; the first one when absent
 */
export function requiredText(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(onOneLineUpTo(limit), textUpTo(limit, missing, tooLong));
}

/** As `requiredText`, with line breaks. */
export function requiredProse(limit: number, missing: string, tooLong = missing) {
  return z.preprocess(cleanedUpTo(limit), textUpTo(limit, missing, tooLong));
}

/**
 * Required text of a form.
 *
 * @param limit most characters, which `pattern` never sees more of
 * @param missing the sentence when nothing is entered
 * @param invalid the sentence when the pattern does not match; `missing` when absent
 */
function patternText(limit: number, pattern: RegExp, missing: string, invalid = missing) {
  return z.preprocess(cleanedUpTo(limit), matchingText(limit, pattern, missing, invalid));
}

/** A required phone number, stored as typed. @param invalid the sentence when `phonePattern` does not match */
export const phone = (missing: string, invalid = missing) =>
  patternText(phoneLimit, phonePattern, missing, invalid);

/** An e-mail address, as typed; the API compares lower-cased. */
export const email = (missing: string, invalid = missing) =>
  patternText(emailLimit, emailPattern, missing, invalid);

/** A US zip code, as text: it may begin with zeros. */
export const zip = (missing: string, invalid = missing) =>
  patternText(zipLimit, zipPattern, missing, invalid);

/** A US state by its two letters, in whatever case. */
export const state = (missing: string, invalid = missing) => patternText(2, statePattern, missing, invalid);

/** A password is taken as typed: never trimmed. */
export const password = (message: string) => matchingText(passwordLimit, passwordPattern, message, message);

/** An option, date or number that came as text. */
export const cleanedBrief = cleanedUpTo(briefLimit);

/** One of a list of options. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  missing: string,
) {
  return z.preprocess(cleanedBrief, z.enum(options, { error: missing }));
}

/** Answers as they are shown and stored (docs/product/forms.md). */
export const yesNoOptions = ['Yes', 'No'] as const;

/** A Yes/No question (docs/product/forms.md). */
export const yesNo = (missing: string) => choice(yesNoOptions, missing);

/** An answer to a Yes/No question. */
export type YesNo = (typeof yesNoOptions)[number];

const toDate = (value: unknown) => {
  const text = cleanedBrief(value);
  if (typeof text !== 'string') return text;
  if (text.length > briefLimit) return Number.NaN;
  // A date without time is midnight UTC, as every date is stored (docs/product/camp.md, Dates).
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

/** Not after now: what has happened, as a birth or an immunization. */
const hasBeen = (instant: Date) => instant.getTime() <= Date.now();

/** As `date`, but not in the future. @param invalid the sentence also for a date to come */
export function pastDate(missing: string, invalid: string) {
  return date(missing, invalid).refine(hasBeen, invalid);
}

/** Years. */
const oldestPerson = 120;

/**
 * Whether somebody who lives can be born then: not after now, and at most 120 years ago.
 *
 * @param instant midnight UTC of the day of birth
 * @param now the clock of whoever decides
 */
export function canBeBirthdate(instant: Date, now: Date): boolean {
  const earliestBirth = new Date(now);
  earliestBirth.setUTCFullYear(now.getUTCFullYear() - oldestPerson);
  earliestBirth.setUTCHours(0, 0, 0, 0);
  return earliestBirth <= instant && instant <= now;
}

const dayLength = 86_400_000;

/** A day without a time; midnight UTC is how the API itself writes one. */
const isDay = (instant: Date) => instant.getTime() % dayLength === 0;

/**
 * As `date`, of a person's birth, which is a day: a time, as one of a zone makes it, could be another day's.
 *
 * @param invalid the sentence also for a time, a date to come and one more than 120 years ago
 */
export function birthdate(missing: string, invalid: string) {
  return date(missing, invalid).refine(
    (instant) => isDay(instant) && canBeBirthdate(instant, new Date()),
    invalid,
  );
}

/**
 * As `pastDate`, and may be left empty.
 *
 * @param invalid the sentence when it is no date between 1900 and 2100
 * @param future the sentence for a date to come
 */
export function optionalPastDate(invalid: string, future: string) {
  return z
    .preprocess(toDate, z.date({ error: invalid }).min(earliest, invalid).max(latest, invalid).optional())
    .refine((instant) => instant === undefined || hasBeen(instant), future);
}

/** A box that must be checked; multipart brings it as text (docs/calls.md). */
export function mustBeChecked(message: string) {
  return z.preprocess(
    (value) => value === true || value === 'true' || value === 'Yes',
    z.literal(true, { error: message }),
  );
}

/** A 24-digit hexadecimal record id. */
export const recordId = (message = 'Unknown id.') => matchingText(24, /^[0-9a-f]{24}$/i, message, message);

/**
 * A list whose length is looked at before its items are.
 *
 * @param most items
 * @param missing the sentence when it is no list
 * @param tooMany the sentence when it is too long
 */
export function listOf<Item extends z.ZodType>(item: Item, most: number, missing: string, tooMany: string) {
  return z.array(z.unknown(), { error: missing }).max(most, tooMany).pipe(z.array(item));
}
