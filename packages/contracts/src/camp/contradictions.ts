import { formatGmt } from './dates';

/** The dates of a camp year. */
export interface CampDates {
  registrationStart: string | Date;
  startDate: string | Date;
  campSunday: string | Date;
  registrationEnd: string | Date;
  endDate: string | Date;
  counselorTraining: string | Date;
  registrationCamperEnd: string | Date;
  registrationStaffEnd: string | Date;
  waitListDate: string | Date;
}

/** What each date is called. */
export const dateWords: Readonly<Record<keyof CampDates, string>> = {
  registrationStart: 'Registration start',
  registrationStaffEnd: 'Counselor and staff applications due',
  registrationCamperEnd: 'Camper registration due',
  waitListDate: 'Waitlist date (payment links)',
  counselorTraining: 'Counselor training',
  registrationEnd: 'Registration end',
  startDate: 'Camp start',
  endDate: 'Camp end',
  campSunday: 'Camp Sunday',
};

/** The first should not be after the second. */
const order: readonly (readonly [keyof CampDates, keyof CampDates])[] = [
  ['registrationStart', 'registrationStaffEnd'],
  ['registrationStart', 'registrationCamperEnd'],
  ['registrationStart', 'waitListDate'],
  ['registrationStaffEnd', 'startDate'],
  ['registrationCamperEnd', 'startDate'],
  ['waitListDate', 'startDate'],
  ['counselorTraining', 'startDate'],
  ['registrationEnd', 'startDate'],
  ['startDate', 'endDate'],
  ['startDate', 'campSunday'],
];

/**
 * Where the dates of a camp contradict each other, a sentence for each; nothing is refused for it, a camp may have its
 * reasons.
 *
 * @param dates as far as they are known
 * @param year of the camp
 */
export function contradictionsIn(dates: Partial<CampDates>, year: number): string[] {
  const wrongOrder = order.flatMap(([first, second]) => {
    const [one, other] = [dates[first], dates[second]];
    if (!one || !other || new Date(one) <= new Date(other)) return [];
    return [
      `${dateWords[first]} (${formatGmt(one)}) is after ${dateWords[second].toLowerCase()} (${formatGmt(other)}).`,
    ];
  });
  const { startDate } = dates;
  const isOtherYear = startDate !== undefined && new Date(startDate).getUTCFullYear() !== year;
  return isOtherYear
    ? [...wrongOrder, `Camp start (${formatGmt(startDate)}) is not in ${year}.`]
    : wrongOrder;
}
