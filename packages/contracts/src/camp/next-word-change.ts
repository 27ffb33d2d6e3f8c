import { camperEnd, camperStart, campSundayStart, counselorTrainingTimes, endOfDueDay } from './dates';
import type { CampRecord } from './operations';

/**
 * The next instant at which a public page says something else about a camp, although nothing was changed: registration
 * opens or closes, a due day ends, a date of the camp has passed.
 *
 * @param camp the current one
 * @returns undefined if no such instant is left
 */
export function nextWordChange(camp: CampRecord, now: Date): Date | undefined {
  return wordChanges(camp)
    .filter((instant) => instant > now)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}

function wordChanges(camp: CampRecord): Date[] {
  const instants = [
    new Date(camp.registrationStart),
    new Date(camp.startDate),
    ...[camp.registrationStart, camp.registrationStaffEnd, camp.registrationCamperEnd].map(endOfDueDay),
    counselorTrainingTimes(camp.counselorTraining).start,
    camperStart(camp.startDate),
    camperEnd(camp.endDate),
    campSundayStart(camp.campSunday),
  ];
  // Some periods include their last instant, others end with it.
  return instants.flatMap((instant) => [instant, new Date(instant.getTime() + 1)]);
}
