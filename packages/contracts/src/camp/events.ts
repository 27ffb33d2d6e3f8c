import {
  camperEnd,
  camperStart,
  campSundayStart,
  counselorTrainingTimes,
  dateFormats,
  formatGmt,
  staffTimes,
} from './dates';
import type { CampRecord } from './operations';

/** One date of a camp year, for the calendar page and its file. */
export interface CampEvent {
  name: string;
  start: Date;
  /** Absent if the event has no end. For whole days, it is the last day. */
  end?: Date;
  /** Whether the event lasts whole days, without a time. */
  allDay: boolean;
  /** The text, in GMT (docs/product/camp.md, Dates). */
  shown: string;
}

const day = (name: string, date: string): CampEvent => ({
  name,
  start: new Date(date),
  allDay: true,
  shown: formatGmt(date),
});

const days = (name: string, first: Date, last: Date): CampEvent => ({
  name,
  start: first,
  end: last,
  allDay: true,
  shown: between([first, last], dateFormats.weekdayAndDate),
});

const timed = (name: string, start: Date, end?: Date): CampEvent => ({
  name,
  start,
  end,
  allDay: false,
  shown: between(end ? [start, end] : [start], dateFormats.dateAndTime),
});

const between = (instants: readonly Date[], format: string) =>
  instants.map((instant) => formatGmt(instant, format)).join(' to ');

/** The dates of a camp year, in order (docs/product/camp.md, Dates). */
export function campEvents(camp: CampRecord): CampEvent[] {
  const training = counselorTrainingTimes(camp.counselorTraining);
  const staff = staffTimes(camp);
  return [
    day('Registration opens', camp.registrationStart),
    day('Counselor and staff applications due', camp.registrationStaffEnd),
    day('Camper registration due', camp.registrationCamperEnd),
    // The stored hours only determine the days, since nobody arrives at 2 am.
    days('Staff and counselors at camp', staff.start, staff.end),
    timed('Counselor training', training.start, training.end),
    timed('Camp', camperStart(camp.startDate), camperEnd(camp.endDate)),
    timed('Camp Sunday worship and barbecue', campSundayStart(camp.campSunday)),
  ].sort((one, other) => one.start.getTime() - other.start.getTime());
}
