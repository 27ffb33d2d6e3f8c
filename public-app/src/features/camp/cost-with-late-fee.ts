import { lateFee } from '@camp/contracts/camp/limits';
import { dollarsAsText } from '@camp/contracts/payment/dollars';

/**
 * What a camper costs once the due date has gone by, as pages say it.
 *
 * @param registrationCost - the camp's own, in dollars
 */
export const costWithLateFee = (registrationCost: number): string =>
  `${dollarsAsText(registrationCost + lateFee)}: ${dollarsAsText(registrationCost)} and the late fee of ${dollarsAsText(lateFee)}`;
