import type { DonationRecord, DonationStatus } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';

/** What leaves of a donation, to who keeps the books. */
export function presentDonation(donation: StoredDonation): DonationRecord {
  const { _id, amount, paymentStatus, donor, createdAt, settledAt } = donation;
  return {
    _id: _id.toString(),
    amount: amount / 100,
    session: { payment_status: paymentStatus },
    status: statusOf(donation),
    ...(donor && { donor: donor.name ?? '', donorEmail: donor.email }),
    createdAt: createdAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString(), settledDay: settledAt.toISOString() }),
  };
}

function statusOf({ settledAt, isOpen }: StoredDonation): DonationStatus {
  if (settledAt) return 'received';
  return isOpen ? 'open' : 'abandoned';
}
