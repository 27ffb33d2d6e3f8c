import { addHours, addMinutes } from 'date-fns';

/** Where the camp lies: a due date lasts until this zone's midnight (decisions.md, The life of a camper registration). */
export const campTimeZone = 'America/Denver';

/** Formats of product.md section 4. */
export const dateFormats = {
  date: 'MMMM d, yyyy',
  dateAndTime: 'cccc, MMMM d @ h:mm a',
  weekdayAndDate: 'cccc, MMMM d',
  medium: 'MMM d, yyyy, h:mm:ss a',
} as const;

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (at: Date) => format(at);
};
const twoDigits = (value: number) => String(value).padStart(2, '0');

const written: Readonly<Record<string, (at: Date) => string>> = {
  yyyy: (at) => String(at.getUTCFullYear()),
  MMMM: inWords({ month: 'long' }),
  MMM: inWords({ month: 'short' }),
  MM: (at) => twoDigits(at.getUTCMonth() + 1),
  dd: (at) => twoDigits(at.getUTCDate()),
  d: (at) => String(at.getUTCDate()),
  cccc: inWords({ weekday: 'long' }),
  HH: (at) => twoDigits(at.getUTCHours()),
  h: (at) => String(at.getUTCHours() % 12 || 12),
  mm: (at) => twoDigits(at.getUTCMinutes()),
  ss: (at) => twoDigits(at.getUTCSeconds()),
  a: (at) => (at.getUTCHours() < 12 ? 'AM' : 'PM'),
};

/**
 * A stored instant as text, in GMT as every date of the product is shown (product.md section 4). Written here, since a
 * library's patterns bring all languages and zones with them: 7 kB of what every visitor loads.
 *
 * @param instant ISO text or Date
 * @param format one of `dateFormats`, or a pattern of their signs (Unicode TR 35), other letters in single quotes
 * @throws {RangeError} for what is no instant, and for a sign that is not known here
 */
export function formatGmt(instant: string | Date, format: string = dateFormats.date): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value');
  return format.replace(/'([^']*)'|([A-Za-z])\2*/g, (sign: string, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const write = written[sign];
    if (!write) throw new RangeError(`The format ${format} has an unknown sign: ${sign}`);
    return write(at);
  });
}

/** `-06:00` in summer, as ISO texts end. */
function offsetAt(instant: Date): string {
  const { value = 'GMT' } =
    campClock.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {};
  return value === 'GMT' ? 'Z' : value.slice('GMT'.length);
}
const campClock = new Intl.DateTimeFormat('en-US', { timeZone: campTimeZone, timeZoneName: 'longOffset' });

/** By instant: a camp's few dates are asked for again with each of its campers, and zones are slow to work out. */
const endsOfDueDays = /* #__PURE__ */ new Map<number, number>();
const mostRemembered = 1_000;

/** The last instant of a due date's day where the camp lies. @param dueDate stored midnight UTC */
export function endOfDueDay(dueDate: string | Date): Date {
  const instant = new Date(dueDate).getTime();
  const known = endsOfDueDays.get(instant);
  if (known !== undefined) return new Date(known);
  const day = formatGmt(new Date(instant), 'yyyy-MM-dd');
  const endAt = (offset: string) => new Date(`${day}T23:59:59.999${offset}`);
  // The second offset is that of the day's own end, also where the clocks are changed on it.
  const end = endAt(offsetAt(endAt(offsetAt(endAt('Z')))));
  if (endsOfDueDays.size >= mostRemembered) endsOfDueDays.clear();
  endsOfDueDays.set(instant, end.getTime());
  return end;
}

/** The end of the camp's last day: the later of endDate and campSunday, whole where the camp lies. */
export function lastInstantOf<Instant extends string | Date>({
  endDate,
  campSunday,
}: {
  endDate: Instant;
  campSunday: Instant;
}): Date {
  return endOfDueDay(new Date(endDate) > new Date(campSunday) ? endDate : campSunday);
}

/** Whole days of 24 hours: stored dates are UTC, and a reader's daylight saving must not move them. */
const plusDays = (instant: string | Date, days: number) => addHours(new Date(instant), days * 24);

/** The dates that the window and the price of a registration hang on. */
export interface RegistrationWindow {
  registrationStart: string | Date;
  startDate: string | Date;
}

/** Open from registrationStart to startDate, both included, as literal instants (product.md section 4). */
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

/** Proof of vaccination is due 8 days before the start (product.md section 9). */
export const vaccinationDeadline = (startDate: string | Date) => plusDays(startDate, -8);

/** The defaults that choosing a year fills in (product.md section 4; decisions.md for the two it leaves out). */
export function campYearDefaults(year: number) {
  const september = new Date(Date.UTC(year, 8, 1));
  const saturday = plusDays(september, (6 - september.getUTCDay() + 7) % 7);
  const startDate = plusDays(saturday, -7);
  return {
    startDate,
    endDate: plusDays(startDate, 5),
    campSunday: plusDays(startDate, 8),
    registrationStart: new Date(Date.UTC(year, 5, 15)),
    registrationEnd: startDate,
    registrationCamperEnd: plusDays(startDate, -28),
    registrationStaffEnd: plusDays(startDate, -42),
    waitListDate: plusDays(startDate, -7),
    counselorTraining: plusDays(startDate, -1),
  };
}
