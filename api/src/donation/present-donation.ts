import type { DonationRecord, DonationStatus } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { presentDispute } from '../payment/present-listed-payment';

/** A donation for holders of the right to payments. */
export function presentDonation(donation: StoredDonation): DonationRecord {
  const { _id, amount, paymentStatus, donor, refunds = [], disputes, createdAt, settledAt } = donation;
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    _id: _id.toString(),
    amount: amount / 100,
    session: { payment_status: paymentStatus },
    status: statusOf(donation),
    ...(donor && { donor: donor.name ?? '', donorEmail: donor.email }),
    ...(refunded > 0 && { refunded: refunded / 100 }),
    ...(disputes && { disputes: disputes.map(presentDispute) }),
    createdAt: createdAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString(), settledDay: settledAt.toISOString() }),
  };
}

/** The state, as the list's filter names it. */
function statusOf({
  settledAt,
  failedAt,
  isOpen,
  refunds = [],
  disputes = [],
}: StoredDonation): DonationStatus {
  if (disputes.some(({ toDo }) => toDo)) return 'disputed';
  if (disputes.some(({ status }) => status === 'lost')) return 'returned';
  if (refunds.length > 0) return 'refunded';
  if (settledAt) return 'received';
  if (failedAt) return 'failed';
  return isOpen ? 'open' : 'abandoned';
}
