import { camperList } from '@camp/contracts/camper/list';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { inBatches } from '../lists/in-batches';
import { csvRows, type OwnValues } from '../lists/csv-rows';
import { onlyChosen, type FileAsked } from '../lists/chosen-records';
import { chooseColumns } from '../lists/export-columns';
import { askForCampers, type CamperListQuery } from './ask-for-campers';
import { mayReadAllMedical } from '../registration/policies';
import { contactInFile, withPreferredContact } from '../registration/preferred-contact';
import { viewCampers } from './view-campers';

/** Columns that are no field of the record. */
const ownValues: OwnValues<CamperRecord, typeof camperList> = {
  ...contactInFile,
  status: (camper) => camperStatusWords[camperStatus(camper)],
  seat: ({ waitlist }) => (waitlist ? 'Waitlist' : 'Seated'),
};

/**
 * The list of campers as a file: what its query finds, with the columns that the person may see. It is read and
 * written down batch by batch, so that it takes no more memory for ten years than for one.
 *
 * @param name of the file
 * @throws ProblemError 403 for what only holders of `data` may ask, 400 for a column that is not there
 */
export async function exportCampers(
  deps: Dependencies,
  person: Person,
  { columns: names, records, ...query }: CamperListQuery & FileAsked,
  name = 'campers',
): Promise<{ fileName: string; rows: AsyncIterable<string> }> {
  const { campYear, camp, wanted, sort } = await askForCampers(deps, person, { ...query, columns: names });
  const columns = chooseColumns(camperList, names, mayReadAllMedical(person, 'camper'));
  const action = { action: 'export', ...(camp && { camp }) } as const;
  const batches = async function* () {
    for await (const some of inBatches<StoredCamper>(deps.models.Camper, onlyChosen(wanted, records), sort))
      yield await withPreferredContact(deps.models, some, viewCampers(deps, person, some, action));
  };
  return {
    fileName: `${name}-${campYear || 'none'}.csv`,
    rows: csvRows(columns, batches(), ownValues),
  };
}
