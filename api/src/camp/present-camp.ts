import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CampRecord, CurrentCamp } from '@camp/contracts/camp/operations';
import { campRecord, type CampDirectors, type CampInput } from '@camp/contracts/camp/record';
import type { Wire } from '@camp/contracts/forms/wire';
import type { Visibility } from '@camp/contracts/records/asked';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { CachedCamp } from '@camp/database/camp/cached-camps';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { everything, presentFields } from '../records/present-fields';
import { mayEditCamps } from './policies';

/** The current camp, with the day on which registration opens next and whether seats are left. */
export const presentCurrentCamp = (camp: CachedCamp, nextOpening: Date | null, now: Date): CurrentCamp => ({
  ...presentCamp(camp, now),
  isFull: camp.isFull,
  nextOpening: nextOpening && nextOpening.toISOString(),
});

/**
 * A camp for a caller. Only editors of camps see the directors of camps other than the current one.
 * @param person - absent for a visitor
 */
export async function campAsSeenBy(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: Person | undefined,
  camp: StoredCamp,
): Promise<CampRecord> {
  const now = clock.now();
  const isCurrent = (await currentCamp(models, now))?._id.equals(camp._id) === true;
  return isCurrent || mayEditCamps(person) ? presentCamp(camp, now) : presentPart(camp, now, ['open']);
}

/** A camp without its seat allocation. */
export const presentCamp = (camp: StoredCamp, now: Date) =>
  presentPart(camp, now, everything) as CampRecord & CampDirectors;

const presentPart = (camp: StoredCamp, now: Date, levels: readonly Visibility[]): CampRecord => ({
  _id: camp._id.toString(),
  ...(presentFields(campRecord, camp, levels) as Wire<CampInput>),
  createdAt: camp.createdAt.toISOString(),
  updatedAt: camp.updatedAt.toISOString(),
  registrationOpen: isRegistrationOpen(camp, now),
});
