import { formatGmt } from './dates';

/** When registration opens next; null or nothing where no such day is known. */
type Opening = string | Date | null | undefined;

/** The day with what leads up to it; nothing where it is not known or has gone by. */
const opens = (words: string, opening: Opening, now: Date): string =>
  opening && new Date(opening) > now ? ` ${words} ${formatGmt(opening)}` : '';

/**
 * Why nobody can register at the moment (docs/product/camp.md, Registration is open).
 *
 * @param now of whoever tells it: a page may be older than the day that it was told
 */
export const registrationClosedNotice = (opening: Opening, now: Date): string =>
  `Registration is currently closed.${opens('It will open on', opening, now)}`;

/**
 * The same on the pages for visitors (docs/product/camp.md, Registration is open).
 *
 * @param what as the page calls it
 */
export const checkBackNotice = (
  what: 'Registrations' | 'Registrations and Application',
  opening: Opening,
  now: Date,
): string => `${what} are not currently being accepted. Please check back${opens('after', opening, now)}.`;
