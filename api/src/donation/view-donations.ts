import type { DonationRecord } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { presentDonation } from './present-donation';

/** Presents donations, and records the view of the names before the response, even if an export is empty. */
export async function viewDonations(
  deps: Dependencies,
  person: Person,
  donations: readonly StoredDonation[],
  action: 'list' | 'export',
): Promise<DonationRecord[]> {
  const named = donations.filter(({ donor }) => donor);
  if (named.length > 0 || action === 'export') {
    const recordIds = named.map(({ _id }) => _id);
    await recordView(deps, person, { action, subject: 'donation', part: 'contact', recordIds });
  }
  return donations.map(presentDonation);
}
