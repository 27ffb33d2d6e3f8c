import { donationList, donationStatusWords } from '@camp/contracts/donation/list';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Streamed } from '../operations/streamed';
import type { Person } from '../auth/person';
import { chooseColumns, type exportColumns } from '../lists/export-columns';
import { listFile, type OwnValues } from '../lists/list-file';
import { askForDonations, type DonationListQuery } from './ask-for-donations';
import { viewDonations } from './view-donations';

const ownValues: OwnValues<DonationRecord, typeof donationList> = {
  status: ({ status }) => donationStatusWords[status],
};

/**
 * Exports the list of donations in batches.
 * @throws ProblemError 400 for an unknown column or sort field
 */
export async function exportDonations(
  deps: Dependencies,
  person: Person,
  { columns: names, ...query }: DonationListQuery & { columns?: z.output<typeof exportColumns> },
): Promise<Streamed> {
  const columns = chooseColumns(donationList, names, true);
  const asked = await askForDonations(query);
  const present = (some: readonly StoredDonation[]) => viewDonations(deps, person, some, 'export');
  return listFile('donations.csv', deps.models.Donation, asked, { columns, present, ownValues });
}
