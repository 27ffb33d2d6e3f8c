import { addHours } from 'date-fns';
import { between, calendarOf, wholeDays, type FileEvent } from './calendar-file';
import { camperEnd, camperStart, campSundayStart, counselorTrainingTimes, staffTimes } from './dates';
import type { CampRecord } from './operations';

interface Person {
  _id: string;
  nameFirst: string;
}

/** The family members who are registered for a camp. */
export interface FamilyAtCamp {
  camper: readonly (Person & { paid: boolean | null; waitlist: boolean; amountDue: number })[];
  counselor: readonly (Person & { application: string | null })[];
  staff: readonly Person[];
}

/**
 * A family's own dates of a camp year as an iCalendar file (RFC 5545): its due dates, and the camp days of everyone
 * registered. Waitlisted campers are left out.
 *
 * @param domain the site's host
 */
export function familyCalendarFile(
  camp: CampRecord,
  { camper, counselor, staff }: FamilyAtCamp,
  domain: string,
): string {
  const seated = camper.filter(({ waitlist }) => !waitlist);
  const training = counselorTrainingTimes(camp.counselorTraining);
  const atCamp = staffTimes(camp);
  const events: FileEvent[] = [
    ...seated
      .filter(({ paid }) => paid === false)
      .map(({ _id, nameFirst, amountDue }) => ({
        name: `due-${_id}`,
        summary: amountDue === 0 ? `Confirm ${nameFirst}’s spot` : `Payment due for ${nameFirst}`,
        times: wholeDays(camp.registrationCamperEnd, camp.registrationCamperEnd),
      })),
    ...seated.map(({ _id, nameFirst }) => ({
      name: `camp-${_id}`,
      summary: `${nameFirst} at camp`,
      times: between(camperStart(camp.startDate), camperEnd(camp.endDate)),
    })),
    ...counselor
      .filter(({ application }) => application === null)
      .map(({ _id, nameFirst }) => ({
        name: `application-${_id}`,
        summary: `${nameFirst}’s application due`,
        times: wholeDays(camp.registrationStaffEnd, camp.registrationStaffEnd),
      })),
    ...counselor.map(({ _id, nameFirst }) => ({
      name: `training-${_id}`,
      summary: `Counselor training: ${nameFirst}`,
      times: between(training.start, training.end),
    })),
    ...[...counselor, ...staff].map(({ _id, nameFirst }) => ({
      name: `camp-${_id}`,
      summary: `${nameFirst} at camp`,
      times: wholeDays(atCamp.start, atCamp.end),
    })),
    ...(seated.length > 0
      ? [
          {
            name: `sunday-${camp._id}`,
            summary: 'Camp Sunday worship and barbecue',
            times: between(campSundayStart(camp.campSunday), addHours(campSundayStart(camp.campSunday), 4)),
          },
        ]
      : []),
  ];
  return calendarOf(
    { title: 'Family', domain, changedAt: camp.updatedAt },
    events.map((event) => ({ ...event, name: `family-${event.name}` })),
  );
}
