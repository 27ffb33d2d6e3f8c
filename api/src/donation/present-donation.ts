import type { DonationRecord } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';

/** What leaves of a donation: never who gave. */
export function presentDonation({ _id, amount, paymentStatus, createdAt }: StoredDonation): DonationRecord {
  return {
    _id: _id.toString(),
    amount: amount / 100,
    session: { payment_status: paymentStatus },
    createdAt: createdAt.toISOString(),
  };
}
