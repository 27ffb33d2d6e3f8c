import { endOfDueDay } from '../camp/dates';
import { lateFee } from '../camp/limits';

/** The cost of a camper, in cents. */
export interface AmountDue {
  cost: number;
  lateFee: number;
  total: number;
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/**
 * The price of a registration (docs/product/payment.md, What a camper costs): the camp's cost, plus the late fee after
 * the due date. That day ends in the camp's time zone.
 */
export function amountDue(
  camper: { createdAt: Date },
  camp: { registrationCost: number; registrationCamperEnd: string | Date },
): AmountDue {
  const late = camper.createdAt > endOfDueDay(camp.registrationCamperEnd);
  const cost = inCents(camp.registrationCost);
  const fee = late ? inCents(lateFee) : 0;
  return { cost, lateFee: fee, total: cost + fee };
}
