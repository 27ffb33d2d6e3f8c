import * as z from 'zod';
import { readBrief } from './fields';

const toDate = readBrief((text) => {
  // A date without a time is midnight UTC, as all dates are stored (docs/product/camp.md, Dates).
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return Number.NaN;
  const instant = new Date(text);
  // 2020-02-31 rolls over to March. A date that formats differently never existed.
  return Number.isNaN(instant.getTime()) ||
    (text.length === 10 && instant.toISOString().slice(0, 10) !== text)
    ? Number.NaN
    : instant;
});

const earliest = new Date('1900-01-01');
const latest = new Date('2100-01-01');

const between = (error: string | ((issue: { input?: unknown }) => string), invalid: string) =>
  z.date({ error }).min(earliest, invalid).max(latest, invalid);

/**
 * Reads `yyyy-MM-dd` or ISO text as a Date at midnight UTC.
 *
 * @param missing the sentence if it is empty
 * @param invalid the sentence if it is no date between 1900 and 2100
 */
export const date = (missing: string, invalid: string) =>
  z.preprocess(
    toDate,
    between(({ input }) => (input === undefined || input === null ? missing : invalid), invalid),
  );

/** A date that isn't in the future, for events such as a birth or an immunization. */
const hasBeen = (instant: Date) => instant.getTime() <= Date.now();

/**
 * Like `date`, but not in the future.
 * @param invalid the sentence, also for a future date
 */
export const pastDate = (missing: string, invalid: string) => date(missing, invalid).refine(hasBeen, invalid);

/** Longest life in years. */
const oldestPerson = 120;

/** Whether a living person can have this birthdate: not in the future, and at most 120 years ago. */
function canBeBirthdate(instant: Date): boolean {
  const earliestBirth = new Date();
  earliestBirth.setUTCFullYear(earliestBirth.getUTCFullYear() - oldestPerson);
  earliestBirth.setUTCHours(0, 0, 0, 0);
  return earliestBirth <= instant && hasBeen(instant);
}

const dayLength = 86_400_000;

/** A day without a time. The API itself writes midnight UTC. */
const isDay = (instant: Date) => instant.getTime() % dayLength === 0;

/**
 * Like `date`, for a birthdate. A time of day is rejected, since its time zone could make it another day.
 *
 * @param invalid the sentence, also for a time, a future date and one more than 120 years ago
 */
export const birthdate = (missing: string, invalid: string) =>
  date(missing, invalid).refine((instant) => isDay(instant) && canBeBirthdate(instant), invalid);

/**
 * Like `pastDate`, but optional.
 *
 * @param invalid the sentence if it is no date between 1900 and 2100
 * @param future the sentence for a future date
 */
export const optionalPastDate = (invalid: string, future: string) =>
  z
    .preprocess(toDate, between(invalid, invalid).optional())
    .refine((instant) => instant === undefined || hasBeen(instant), future);
