import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CampDirectors, CampRecord, CurrentCamp } from '@camp/contracts/camp/operations';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { KeptCamp } from '@camp/database/camp/kept-camps';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
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
  ...presentWithoutDirectors(camp, now),
  director1Name: camp.director1Name,
  director1Phone: camp.director1Phone,
  director2Name: camp.director2Name,
  director2Phone: camp.director2Phone,
  counselorDirector1Name: camp.counselorDirector1Name,
  counselorDirector1Phone: camp.counselorDirector1Phone,
  counselorDirector2Name: camp.counselorDirector2Name,
  counselorDirector2Phone: camp.counselorDirector2Phone,
});

function presentWithoutDirectors(camp: StoredCamp, now: Date): CampRecord {
  return {
    _id: camp._id.toString(),
    year: camp.year,
    registrationStart: camp.registrationStart.toISOString(),
    startDate: camp.startDate.toISOString(),
    campSunday: camp.campSunday.toISOString(),
    registrationEnd: camp.registrationEnd.toISOString(),
    endDate: camp.endDate.toISOString(),
    counselorTraining: camp.counselorTraining.toISOString(),
    registrationCamperEnd: camp.registrationCamperEnd.toISOString(),
    registrationStaffEnd: camp.registrationStaffEnd.toISOString(),
    registrationCost: camp.registrationCost,
    waitListAfter: camp.waitListAfter,
    waitListDate: camp.waitListDate.toISOString(),
    campTheme: camp.campTheme,
    skitTheme: camp.skitTheme,
    danceTheme: camp.danceTheme,
    createdAt: camp.createdAt.toISOString(),
    updatedAt: camp.updatedAt.toISOString(),
    registrationOpen: isRegistrationOpen(camp, now),
  };
}
