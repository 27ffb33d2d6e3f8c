import type { StoredPayment } from '@camp/database/payment/payment-model';
import { releaseCheckout } from '@camp/payments/release-checkout';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { withPaymentProblems } from './payment-problems';

/**
 * Closes the checkout in which a camper could still be paid for, so that nobody pays for a registration that is
 * about to go.
 *
 * @throws ProblemError 409 when the money has come or is on its way; 502 when Stripe does not answer
 */
export async function closeCheckout(deps: Dependencies, camperId: Types.ObjectId): Promise<void> {
  const open = await deps.models.Payment.findOne({ openCampers: camperId }).lean<StoredPayment>();
  if (!open) return;
  const isClosed = await withPaymentProblems(() => releaseCheckout(deps, open));
  if (!isClosed) {
    throw new ProblemError(
      'paid',
      'This camper has already been paid for. Please contact the camp for a refund.',
    );
  }
}
