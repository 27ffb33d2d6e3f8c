import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CampRecord, CurrentCamp } from '@camp/contracts/camp/operations';
import { campRecord, directorNames, type CampDirectors } from '@camp/contracts/camp/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { KeptCamp } from '@camp/database/camp/kept-camps';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { presentAll } from '../records/present-fields';
import { mayEditCamps } from './policies';

/** The current camp with the day on which registration opens next, and whether it is full. */
export const presentCurrentCamp = (camp: KeptCamp, nextOpening: Date | null, now: Date): CurrentCamp => ({
  ...presentCamp(camp, now),
  isFull: camp.isFull,
  nextOpening: nextOpening && nextOpening.toISOString(),
});

/**
 * A camp as a caller may know it: who directs another than the current one is told to who edits camps only.
 *
 * @param person - nobody for a visitor
 */
export async function campAsSeenBy(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: Person | undefined,
  camp: StoredCamp,
): Promise<CampRecord> {
  const now = clock.now();
  const isCurrent = (await currentCamp(models, now))?._id.equals(camp._id) === true;
  const seesDirectors = isCurrent || mayEditCamps(person);
  return seesDirectors ? presentCamp(camp, now) : presentWithoutDirectors(camp, now);
}

/** What leaves of a camp: all but who holds its seats. */
export const presentCamp = (camp: StoredCamp, now: Date): CampRecord & CampDirectors => ({
  _id: camp._id.toString(),
  ...presentAll(campRecord, camp),
  createdAt: camp.createdAt.toISOString(),
  updatedAt: camp.updatedAt.toISOString(),
  registrationOpen: isRegistrationOpen(camp, now),
});

function presentWithoutDirectors(camp: StoredCamp, now: Date): CampRecord {
  const presented: CampRecord = presentCamp(camp, now);
  for (const name of directorNames) delete presented[name];
  return presented;
}
