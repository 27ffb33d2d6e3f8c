import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type Stripe from 'stripe';

/**
 * Our record of a refund that Stripe made. A second refund at Stripe for one record is nobody's, such as one that was
 * made while the record was matched to another. That money was refunded once more.
 */
export const ownOf = (
  { refunds }: Pick<StoredPayment, 'refunds'>,
  made: Stripe.Refund,
): PaymentRefund | undefined =>
  refunds.find(
    ({ _id, stripeRefundId, failedRefundIds = [] }) =>
      stripeRefundId === made.id ||
      failedRefundIds.includes(made.id) ||
      (stripeRefundId === undefined && made.metadata?.refund === _id.toString()),
  );

/** Our record says that it was made, and does not know yet that this attempt failed. */
export const isNewFailure = (own: PaymentRefund | undefined, made: Stripe.Refund): boolean =>
  own?.status === 'done' && !own.failedRefundIds?.includes(made.id);

/** Whether the money of a refund is here again. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
