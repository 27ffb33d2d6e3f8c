import { lateFee } from '@camp/contracts/camp/limits';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';

/**
 * What a camper costs once the due date has gone by, as pages say it.
 *
 * @param registrationCost - the camp's own, in dollars
 */
export const costWithLateFee = (registrationCost: number): string =>
  registrationCost === 0
    ? `${costAsText(registrationCost)}, plus a ${dollarsAsText(lateFee)} late fee`
    : `${dollarsAsText(registrationCost + lateFee)} (${dollarsAsText(registrationCost)} plus a ${dollarsAsText(lateFee)} late fee)`;
