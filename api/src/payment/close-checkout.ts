import type { StoredPayment } from '@camp/database/payment/payment-model';
import { releaseCheckout } from '@camp/payments/release-checkout';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { withPaymentProblems } from './payment-problems';

/**
 * Closes a camper's open checkout, so that nobody pays for a registration that is about to be deleted.
 * @throws ProblemError 409 if it was paid or a payment is pending, or 502 if Stripe doesn't answer
 */
export async function closeCheckout(deps: Dependencies, camperId: Types.ObjectId): Promise<void> {
  const open = await deps.models.Payment.findOne({ openCampers: camperId }).lean<StoredPayment>();
  if (!open) return;
  const isClosed = await withPaymentProblems(() => releaseCheckout(deps, open));
  if (!isClosed) {
    throw new ProblemError(
      'paid',
      'This camper has already been paid for. The payment needs a refund first.',
    );
  }
}
