import { endOfDueDay } from '@camp/contracts/camp/dates';
import { lateFee } from '@camp/contracts/camp/limits';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';

/** What a camper costs, in cents. */
export interface AmountDue {
  cost: number;
  lateFee: number;
  total: number;
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/**
 * The price of a registration: the camp's cost, plus the late fee when the camper was registered after the due day
 * had ended where the camp lies (docs/product/payment.md, What a camper costs).
 */
export function amountDue(
  camper: Pick<StoredCamper, 'createdAt'>,
  camp: Pick<StoredCamp, 'registrationCost' | 'registrationCamperEnd'>,
): AmountDue {
  const late = camper.createdAt > endOfDueDay(camp.registrationCamperEnd);
  const cost = inCents(camp.registrationCost);
  const fee = late ? inCents(lateFee) : 0;
  return { cost, lateFee: fee, total: cost + fee };
}
