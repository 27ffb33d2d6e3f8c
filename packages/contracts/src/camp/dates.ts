import { addHours, addMinutes } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { zoneOfYear } from '../content/time-zones';

/**
 * The camp's time zone in the year of an instant, which is the camp year of every due date. A due date lasts until
 * midnight there (docs/product/camp.md, Dates).
 *
 * @param instant ISO text, Date or milliseconds
 */
export const campTimeZone = (instant: string | Date | number): string =>
  zoneOfYear(new Date(instant).getUTCFullYear());

/** Formats of dates (docs/product/camp.md, Dates). */
export const dateFormats = {
  date: 'MMMM d, yyyy',
  dateAndTime: 'cccc, MMMM d @ h:mm a',
  weekdayAndDate: 'cccc, MMMM d',
  medium: 'MMM d, yyyy, h:mm:ss a',
} as const;

/**
 * A stored instant as text. All dates of the product are shown in GMT (docs/product/camp.md, Dates).
 *
 * @param instant ISO text or Date
 * @param format a date-fns pattern, one of `dateFormats`
 */
export function formatGmt(instant: string | Date, format: string = dateFormats.date): string {
  return formatInTimeZone(new Date(instant), 'UTC', format);
}

/**
 * The day of an event, such as a registration or a payment, in the camp's time zone. An evening there is already the
 * next day in GMT.
 *
 * @param instant ISO text or Date
 * @param format a date-fns pattern
 */
export const formatCampDay = (instant: string | Date, format: string = dateFormats.date): string =>
  formatInTimeZone(new Date(instant), campTimeZone(instant), format);

/**
 * A day in words with its weekday, for places without a prescribed format (docs/product/camp.md, Dates).
 *
 * @param instant ISO text or Date, in GMT
 * @param now the year is written only if it isn't this one
 */
export const formatDay = (instant: string | Date, now: Date): string =>
  formatGmt(
    instant,
    formatGmt(instant, 'yyyy') === formatCampDay(now, 'yyyy')
      ? dateFormats.weekdayAndDate
      : `${dateFormats.weekdayAndDate}, yyyy`,
  );

/** Cached: a camp's few dates are needed for each of its campers, and time zones are slow to compute. */
const endsOfDueDays = /* #__PURE__ */ new Map<string, number>();
const mostRemembered = 1_000;

/** The last instant of a due date's day in the camp's time zone. @param dueDate stored as midnight UTC */
export function endOfDueDay(dueDate: string | Date): Date {
  const instant = new Date(dueDate).getTime();
  const zone = campTimeZone(instant);
  const key = `${instant} ${zone}`;
  const known = endsOfDueDays.get(key);
  if (known !== undefined) return new Date(known);
  const day = formatInTimeZone(instant, 'UTC', 'yyyy-MM-dd');
  const end = fromZonedTime(`${day}T23:59:59.999`, zone);
  if (endsOfDueDays.size >= mostRemembered) endsOfDueDays.clear();
  endsOfDueDays.set(key, end.getTime());
  return end;
}

/** Whether a due date's day is over in the camp's time zone. @param dueDate stored as midnight UTC */
export const isPastDue = (dueDate: string | Date, now: Date): boolean => now > endOfDueDay(dueDate);

/** The end of the camp's last day in its time zone: the later of endDate and campSunday. */
export function lastInstantOf<Instant extends string | Date>({
  endDate,
  campSunday,
}: {
  endDate: Instant;
  campSunday: Instant;
}): Date {
  return endOfDueDay(new Date(endDate) > new Date(campSunday) ? endDate : campSunday);
}

/** Adds whole days of 24 hours. Stored dates are UTC, and the reader's daylight saving time must not shift them. */
const plusDays = (instant: string | Date, days: number) => addHours(new Date(instant), days * 24);

/** The dates that determine when registration is open and what it costs. */
export interface RegistrationWindow {
  registrationStart: string | Date;
  startDate: string | Date;
}

/**
 * Open from registrationStart to startDate, both inclusive, compared as exact instants (docs/product/camp.md, Dates).
 */
export function isRegistrationOpen(camp: RegistrationWindow, now: Date): boolean {
  return new Date(camp.registrationStart) <= now && now <= new Date(camp.startDate);
}

/** Campers' arrival: the stored start plus 12 hours. */
export const camperStart = (startDate: string | Date) => addHours(new Date(startDate), 12);

/** Campers' departure: the stored end plus 12 hours. */
export const camperEnd = (endDate: string | Date) => addHours(new Date(endDate), 12);

/** Camp Sunday's arrival: the stored date plus 9.5 hours. */
export const campSundayStart = (campSunday: string | Date) => addMinutes(new Date(campSunday), 9.5 * 60);

/** Counselor training: from 15 hours after the stored date, for 21 hours. */
export function counselorTrainingTimes(counselorTraining: string | Date): { start: Date; end: Date } {
  const start = addHours(new Date(counselorTraining), 15);
  return { start, end: addHours(start, 21) };
}

/** Staff and counselors: from a day before the start to a day after the end, each plus 2 hours. */
export function staffTimes(camp: { startDate: string | Date; endDate: string | Date }): {
  start: Date;
  end: Date;
} {
  return {
    start: addHours(plusDays(camp.startDate, -1), 2),
    end: addHours(plusDays(camp.endDate, 1), 2),
  };
}

/** Proof of vaccination is due 8 days before the start (docs/product/camp.md, Dates). */
export const vaccinationDeadline = (startDate: string | Date) => plusDays(startDate, -8);

/** The defaults that selecting a year fills in (docs/product/camp.md, Year defaults). */
export function campYearDefaults(year: number) {
  const september = new Date(Date.UTC(year, 8, 1));
  const saturday = plusDays(september, (6 - september.getUTCDay() + 7) % 7);
  const startDate = plusDays(saturday, -7);
  return { startDate, ...datesFromStart(startDate) };
}

/** The defaults of the other dates, from the day camp starts (docs/product/camp.md, Year defaults). */
export function datesFromStart(startDate: Date) {
  const june = new Date(Date.UTC(startDate.getUTCFullYear(), 5, 15));
  const registrationStaffEnd = plusDays(startDate, -42);
  const endDate = plusDays(startDate, 5);
  return {
    endDate,
    // 8 days after a Saturday.
    campSunday: plusDays(endDate, (7 - endDate.getUTCDay()) % 7),
    registrationStart: june < registrationStaffEnd ? june : plusDays(startDate, -77),
    registrationEnd: startDate,
    registrationCamperEnd: plusDays(startDate, -28),
    registrationStaffEnd,
    waitListDate: plusDays(startDate, -7),
    counselorTraining: plusDays(startDate, -1),
  };
}
