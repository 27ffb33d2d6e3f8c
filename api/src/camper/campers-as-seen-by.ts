import type { CamperRecord } from '@camp/contracts/camper/operations';
import { withoutSeats, type StoredCamp } from '@camp/database/camp/camp-model';
import { cachedCamps } from '@camp/database/camp/cached-camps';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { waitlistPositions } from '@camp/database/camper/waitlist-positions';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { maySeeMedical } from '../registration/policies';
import { seenPart } from '../registration/seen-part';
import { presentCamper } from './present-camper';

/**
 * Campers with the fields that the person may see, their camp's data and their waitlist positions.
 *
 * @param known - the campers' camp, if already read
 */
export async function campersAsSeenBy(
  models: Dependencies['models'],
  person: Person,
  campers: readonly StoredCamper[],
  known?: StoredCamp,
): Promise<CamperRecord[]> {
  const camps = known ? [known] : await campsOf(models, campers);
  const campOf = new Map(camps.map((camp) => [camp._id.toString(), camp]));
  const positions = await waitlistPositions(
    models,
    campers.filter((camper) => owns(person, camper)),
  );
  return campers.flatMap((camper) => {
    const camp = campOf.get(camper.campId.toString());
    if (!camp) return [];
    const waitlistPosition = positions.get(camper._id.toString());
    const withMedical = maySeeMedical(person, 'camper', camper);
    const record = seenPart(person, 'camper', camper, presentCamper({ camper, camp, withMedical }));
    return [waitlistPosition ? { ...record, waitlistPosition } : record];
  });
}

async function campsOf(
  models: Dependencies['models'],
  campers: readonly StoredCamper[],
): Promise<readonly StoredCamp[]> {
  const ids = new Set(campers.map(({ campId }) => campId.toString()));
  const camps = (await cachedCamps(models)).filter(({ _id }) => ids.has(_id.toString()));
  // A camp that another process has just created isn't cached yet.
  if (camps.length === ids.size) return camps;
  return models.Camp.find({ _id: trusted({ $in: [...ids] }) }, withoutSeats).lean<StoredCamp[]>();
}
