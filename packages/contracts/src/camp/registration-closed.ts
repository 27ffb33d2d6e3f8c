import { formatGmt } from './dates';

/** When registration opens next; null or nothing where no such day is known. */
type Opening = string | Date | null | undefined;

/** Why nobody can register at the moment (forms.md section 2); a day that is not known is left out. */
export const registrationClosedNotice = (opening: Opening): string =>
  `Registration is currently closed.${opening ? ` It will open on ${formatGmt(opening)}` : ''}`;

/**
 * The same on the pages for visitors (product.md section 2).
 *
 * @param what as the page calls it
 */
export const checkBackNotice = (
  what: 'Registrations' | 'Registrations and Application',
  opening: Opening,
): string =>
  `${what} are not currently being accepted. Please check back${opening ? ` after ${formatGmt(opening)}` : ''}.`;
