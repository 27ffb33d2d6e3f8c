import { formatGmt } from './dates';

/** When registration opens next. Null or absent if no day is known. */
type Opening = string | Date | null | undefined;

/** The day after its introduction. Empty if it is unknown or past. */
const opens = (words: string, opening: Opening, now: Date): string =>
  opening && new Date(opening) > now ? ` ${words} ${formatGmt(opening)}` : '';

/**
 * Why registration is closed at the moment (docs/product/camp.md, Registration is open).
 *
 * @param now the caller's clock: a page may still be open after the day it names
 */
export const registrationClosedNotice = (opening: Opening, now: Date): string =>
  `Registration is currently closed.${opens('It will open on', opening, now)}`;

/**
 * The same for visitors' pages (docs/product/camp.md, Registration is open).
 *
 * @param what as the page calls it
 */
export const checkBackNotice = (
  what: 'Registrations' | 'Registrations and Application',
  opening: Opening,
  now: Date,
): string => `${what} are not currently being accepted. Please check back${opens('after', opening, now)}.`;
