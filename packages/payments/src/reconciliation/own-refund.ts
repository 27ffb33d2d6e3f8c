import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type Stripe from 'stripe';

/**
 * Our record of a refund that Stripe made. A record matches one refund at Stripe. A second refund with the same id in
 * its metadata has no record, since the money was refunded twice.
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

/** Whether our record counts the refund as done and doesn't include this failed attempt. */
export const isNewFailure = (own: PaymentRefund | undefined, made: Stripe.Refund): boolean =>
  own?.status === 'done' && !own.failedRefundIds?.includes(made.id);

/** Whether the refund's money came back to the camp. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
