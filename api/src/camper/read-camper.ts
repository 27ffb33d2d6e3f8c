import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { maySee } from '../registration/policies';
import { viewCamper } from './view-campers';

/** One registration: one's own, or any with view-all. */
export async function readCamper(deps: Dependencies, person: Person, id: string): Promise<CamperRecord> {
  const camper = await deps.models.Camper.findById(id).lean<StoredCamper>();
  if (!camper || !maySee(person, 'camper', camper)) throw notFound('Camper');
  return viewCamper(deps, person, camper);
}
