import { formatGmt } from './dates';

/**
 * Why nobody can register at the moment (forms.md section 2).
 *
 * @param opening when registration opens, where such a day is known
 */
export const registrationClosedNotice = (opening?: string | Date): string =>
  `Registration is currently closed.${opening ? ` It will open on ${formatGmt(opening)}` : ''}`;
