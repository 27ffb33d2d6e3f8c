import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CampRecord, CurrentCamp } from '@camp/contracts/camp/operations';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { KeptCamp } from '@camp/database/camp/kept-camps';

/** The current camp with the day on which registration opens next, and whether it is full. */
export const presentCurrentCamp = (camp: KeptCamp, nextOpening: Date | null, now: Date): CurrentCamp => ({
  ...presentCamp(camp, now),
  isFull: camp.isFull,
  nextOpening: nextOpening && nextOpening.toISOString(),
});

/** What leaves of a camp: all but who holds its seats. */
export function presentCamp(camp: StoredCamp, now: Date): CampRecord {
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
    director1Name: camp.director1Name,
    director1Phone: camp.director1Phone,
    director2Name: camp.director2Name,
    director2Phone: camp.director2Phone,
    counselorDirector1Name: camp.counselorDirector1Name,
    counselorDirector1Phone: camp.counselorDirector1Phone,
    counselorDirector2Name: camp.counselorDirector2Name,
    counselorDirector2Phone: camp.counselorDirector2Phone,
    createdAt: camp.createdAt.toISOString(),
    updatedAt: camp.updatedAt.toISOString(),
    registrationOpen: isRegistrationOpen(camp, now),
  };
}
