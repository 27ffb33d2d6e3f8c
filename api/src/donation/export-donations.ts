import { csvLine } from '@camp/contracts/lists/csv-line';
import { donationList, donationStatusWords } from '@camp/contracts/donation/list';
import { valueForFile, type ColumnValue } from '@camp/contracts/lists/value-for-file';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { readQuery } from '../lists/list';
import type { Person } from '../auth/person';
import { chooseColumns, type exportColumns } from '../lists/export-columns';
import { inBatches } from '../lists/in-batches';
import { askForDonations, type DonationListQuery } from './ask-for-donations';
import { viewDonations } from './view-donations';

/**
 * The list of donations as a file, read and written down batch by batch.
 *
 * @throws ProblemError 400 for a column or an order that is not there
 */
export function exportDonations(
  deps: Dependencies,
  person: Person,
  { columns: names, ...query }: DonationListQuery & { columns?: z.output<typeof exportColumns> },
): AsyncIterable<string> {
  const columns = chooseColumns(donationList, names, true);
  const { wanted, sort } = readQuery(askForDonations(query));
  return (async function* () {
    yield csvLine(columns.map(({ label }) => label));
    for await (const donations of inBatches<StoredDonation>(deps.models.Donation, wanted, sort)) {
      const records = await viewDonations(deps, person, donations, 'export');
      const lines = records.map((record) => {
        const values: Record<string, unknown> = { ...record, status: donationStatusWords[record.status] };
        return csvLine(columns.map(({ name, kind }) => valueForFile(kind, values[name] as ColumnValue)));
      });
      yield lines.join('');
    }
  })();
}
