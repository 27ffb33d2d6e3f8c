import { formatGmt } from './dates';

/** When registration opens next. Null or absent if no day is known. */
type Opening = string | Date | null | undefined;

/** The opening day with its introduction. Empty if the day is unknown or past. */
const opens = (words: string, opening: Opening, now: Date): string =>
  opening && new Date(opening) > now ? ` ${words} ${formatGmt(opening)}` : '';

/**
 * Why registration is closed at the moment (docs/product/camp.md, Registration is open).
 *
 * @param now - the caller's clock, since a page may stay open past the day in its text
 */
export const registrationClosedNotice = (opening: Opening, now: Date): string =>
  `Registration is currently closed.${opens('It will open on', opening, now)}`;

/**
 * The reason in the words of visitors' pages (docs/product/camp.md, Registration is open).
 *
 * @param what - the page's name for registrations
 */
export const checkBackNotice = (
  what: 'Registrations' | 'Registrations and Application',
  opening: Opening,
  now: Date,
): string => `${what} are not currently being accepted. Please check back${opens('after', opening, now)}.`;
