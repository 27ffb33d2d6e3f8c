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
  /** Absent for what has no end of its own. */
  end?: Date;
  /** A whole day, without a time. */
  allDay: boolean;
  /** How it reads, in GMT (product.md section 4). */
  shown: string;
}

const day = (name: string, date: string): CampEvent => ({
  name,
  start: new Date(date),
  allDay: true,
  shown: formatGmt(date),
});

const timed = (name: string, start: Date, end?: Date): CampEvent => ({
  name,
  start,
  end,
  allDay: false,
  shown: [start, end]
    .filter((instant) => instant !== undefined)
    .map((instant) => formatGmt(instant, dateFormats.dateAndTime))
    .join(' to '),
});

/** The dates of a camp year in their order (product.md section 4). */
export function campEvents(camp: CampRecord): CampEvent[] {
  const training = counselorTrainingTimes(camp.counselorTraining);
  const staff = staffTimes(camp);
  return [
    day('Registration opens', camp.registrationStart),
    day('Counselor and staff applications due', camp.registrationStaffEnd),
    day('Camper registration due', camp.registrationCamperEnd),
    timed('Staff and counselors at camp', staff.start, staff.end),
    timed('Counselor training', training.start, training.end),
    timed('Camp', camperStart(camp.startDate), camperEnd(camp.endDate)),
    timed('Camp Sunday worship and barbecue', campSundayStart(camp.campSunday)),
  ].sort((one, other) => one.start.getTime() - other.start.getTime());
}
