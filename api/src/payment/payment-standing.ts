import type { PaymentStanding } from '@camp/contracts/payment/listed-payment';
import type { PaymentStatus } from '@camp/contracts/payment/payment-record';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type QueryFilter } from 'mongoose';

/** The state of a payment: why it needs attention, or else its status. */
export function standingOf({
  status,
  mismatch,
  sentBackAt,
  refunds,
  disputes = [],
}: StoredPayment): PaymentStanding {
  if (mismatch) return 'mismatch';
  if (sentBackAt) return 'sent-back';
  if (disputes.some(({ toDo }) => toDo)) return 'disputed';
  if (refunds.some((refund) => refund.status === 'failed')) return 'refund-failed';
  if (refunds.some((refund) => refund.status === 'due')) return 'refund-due';
  return status;
}

const absent = trusted({ $exists: false });
const matches = { mismatch: absent, sentBackAt: absent, 'disputes.toDo': trusted({ $ne: true }) };

/** Nothing needs attention. */
const quiet = (status: PaymentStatus): QueryFilter<StoredPayment> => ({
  ...matches,
  status,
  'refunds.status': trusted({ $nin: ['failed', 'due'] }),
});

/** The filter for each state. A missing one does not compile. */
export const filterOfStanding: Readonly<Record<PaymentStanding, QueryFilter<StoredPayment>>> = {
  mismatch: { mismatch: trusted({ $exists: true }) },
  'sent-back': { sentBackAt: trusted({ $exists: true }) },
  disputed: { mismatch: absent, sentBackAt: absent, 'disputes.toDo': true },
  'refund-failed': { ...matches, 'refunds.status': 'failed' },
  'refund-due': {
    ...matches,
    $and: [{ 'refunds.status': 'due' }, { 'refunds.status': trusted({ $ne: 'failed' }) }],
  },
  open: quiet('open'),
  processing: quiet('processing'),
  paid: quiet('paid'),
  expired: quiet('expired'),
  failed: quiet('failed'),
  refunded: quiet('refunded'),
  'partly-refunded': quiet('partly-refunded'),
};
