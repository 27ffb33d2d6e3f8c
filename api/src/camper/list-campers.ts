import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Dependencies } from '../dependencies';
import { readList } from '../lists/list';
import type { Person } from '../auth/person';
import { markNearLimit } from '../registration/accounts-near-limit';
import { withPreferredContact } from '../registration/preferred-contact';
import { askForCampers, type CamperListQuery } from './ask-for-campers';
import { viewCampers } from './view-campers';

/** A page of the campers of a year, the current camp's when none is named. */
export async function listCampers(
  deps: Dependencies,
  person: Person,
  query: CamperListQuery,
): Promise<{ items: CamperRecord[]; total: number }> {
  const { camp, options } = await askForCampers(deps, person, query);
  const { items, total } = await readList<StoredCamper>(deps.models.Camper, options);
  const seen = viewCampers(deps, person, items, {
    action: query.purpose === 'file' ? 'export' : 'list',
    ...(camp && { camp }),
  });
  const records = withPreferredContact(deps.models, items, seen);
  return { items: await markNearLimit(deps.models.Camper, items, records), total };
}
