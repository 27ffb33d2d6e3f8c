import { lateFee } from '@camp/contracts/camp/limits';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';

/**
 * A camper's cost after the due date, as pages show it.
 *
 * @param registrationCost - the camp's own, in dollars
 */
export const costWithLateFee = (registrationCost: number): string =>
  registrationCost === 0
    ? `${costAsText(registrationCost)}, plus a ${dollarsAsText(lateFee)} late fee`
    : `${dollarsAsText(registrationCost + lateFee)} (${dollarsAsText(registrationCost)} plus a ${dollarsAsText(lateFee)} late fee)`;
