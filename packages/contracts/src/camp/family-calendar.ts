import { addHours } from 'date-fns';
import { campContent } from '../content/camp';
import { calendarOf, dateTime, escaped, identity } from './calendar-file';
import {
  camperEnd,
  camperStart,
  campSundayStart,
  counselorTrainingTimes,
  formatGmt,
  staffTimes,
} from './dates';
import type { CampRecord } from './operations';

interface Person {
  _id: string;
  nameFirst: string;
}

/** Who of a family is registered for a camp. */
export interface FamilyAtCamp {
  camper: readonly (Person & { paid: boolean | null; waitlist: boolean })[];
  counselor: readonly (Person & { application: string | null })[];
  staff: readonly Person[];
}

interface FamilyEvent {
  /** The same in each file, so that a newer one replaces it. */
  name: string;
  summary: string;
  times: readonly string[];
}

const day = (instant: string | Date) => formatGmt(instant, 'yyyyMMdd');

/** Whole days; the end is the day after the last one (RFC 5545, section 3.6.1). */
const days = (first: string | Date, last: string | Date) => [
  `DTSTART;VALUE=DATE:${day(first)}`,
  `DTEND;VALUE=DATE:${day(addHours(new Date(last), 24))}`,
];

const timed = (start: Date, end: Date) => [`DTSTART:${dateTime(start)}`, `DTEND:${dateTime(end)}`];

/**
 * A family's own dates of a camp year as an iCalendar file (RFC 5545): what is still to be done by a day, and the camp
 * days of each who is registered. Who waits for a place has none.
 */
export function familyCalendarFile(camp: CampRecord, { camper, counselor, staff }: FamilyAtCamp): string {
  const seated = camper.filter(({ waitlist }) => !waitlist);
  const training = counselorTrainingTimes(camp.counselorTraining);
  const atCamp = staffTimes(camp);
  const events: FamilyEvent[] = [
    ...seated
      .filter(({ paid }) => paid === false)
      .map(({ _id, nameFirst }) => ({
        name: `due-${_id}`,
        summary: `payment for ${nameFirst} is due`,
        times: days(camp.registrationCamperEnd, camp.registrationCamperEnd),
      })),
    ...seated.map(({ _id, nameFirst }) => ({
      name: `camp-${_id}`,
      summary: `${nameFirst} at camp`,
      times: timed(camperStart(camp.startDate), camperEnd(camp.endDate)),
    })),
    ...counselor
      .filter(({ application }) => application === null)
      .map(({ _id, nameFirst }) => ({
        name: `application-${_id}`,
        summary: `application of ${nameFirst} is due`,
        times: days(camp.registrationStaffEnd, camp.registrationStaffEnd),
      })),
    ...counselor.map(({ _id, nameFirst }) => ({
      name: `training-${_id}`,
      summary: `counselor training of ${nameFirst}`,
      times: timed(training.start, training.end),
    })),
    ...[...counselor, ...staff].map(({ _id, nameFirst }) => ({
      name: `camp-${_id}`,
      summary: `${nameFirst} at camp`,
      times: days(atCamp.start, atCamp.end),
    })),
    ...(seated.length > 0
      ? [
          {
            name: `sunday-${camp._id}`,
            summary: 'Camp Sunday worship and barbecue',
            times: timed(campSundayStart(camp.campSunday), addHours(campSundayStart(camp.campSunday), 4)),
          },
        ]
      : []),
  ];
  return calendarOf(
    'Family',
    events.map(({ name, summary, times }) => [
      ...identity(`family-${name}`, camp.updatedAt),
      ...times,
      `SUMMARY:${escaped(`${campContent.name}: ${summary}`)}`,
    ]),
  );
}
