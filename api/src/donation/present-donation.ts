import type { DonationRecord, DonationStatus } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { presentDispute } from '../payment/present-listed-payment';

/** A donation for holders of the right to payments. */
export function presentDonation(donation: StoredDonation): DonationRecord {
  const { _id, amount, paymentStatus, donor, disputes, createdAt, settledAt } = donation;
  return {
    _id: _id.toString(),
    amount: amount / 100,
    session: { payment_status: paymentStatus },
    status: statusOf(donation),
    ...(donor && { donor: donor.name ?? '', donorEmail: donor.email }),
    ...(disputes && { disputes: disputes.map(presentDispute) }),
    createdAt: createdAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString(), settledDay: settledAt.toISOString() }),
  };
}

/** The state, as the list's filter names it. */
function statusOf({ settledAt, failedAt, isOpen, disputes = [] }: StoredDonation): DonationStatus {
  if (disputes.some(({ toDo }) => toDo)) return 'disputed';
  if (disputes.some(({ status }) => status === 'lost')) return 'returned';
  if (settledAt) return 'received';
  if (failedAt) return 'failed';
  return isOpen ? 'open' : 'abandoned';
}
