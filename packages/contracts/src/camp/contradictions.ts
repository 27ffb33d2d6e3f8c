import { formatGmt } from './dates';
import { dollarsAsText } from '../payment/dollars';
import { lateFee } from './limits';
import { daysBeforeDue, linksInWords } from './payment-links';
import { campRecord, type CampDates } from './record';

const wordOf = (name: keyof CampDates) => campRecord.fields[name].question;

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
 * What each date decides for families and the office.
 *
 * @param registrationCost - in dollars
 */
export const dateMeanings = (registrationCost: number): Readonly<Record<keyof CampDates, string>> => ({
  registrationStart: 'From here on families can register and apply.',
  registrationStaffEnd: 'Counselors and staff who apply after this day are marked late.',
  registrationCamperEnd: `Whoever registers after this day pays the late fee of ${dollarsAsText(lateFee)}.`,
  waitListDate: `${linksInWords(registrationCost)} go out by themselves on this day, or ${daysBeforeDue} days before campers are due where that is earlier.`,
  counselorTraining: 'Counselors come at 3 PM and stay for 21 hours.',
  registrationEnd: 'Told to search engines; registration itself closes as camp starts.',
  startDate: 'Campers check in at noon. Nobody can register any more.',
  endDate: 'Campers go home at noon.',
  campSunday: 'Worship and barbecue with the families, from 9:30 AM.',
});

/** A date that should not be before another. */
export interface Contradiction {
  /** The date beside which it is told. */
  at: keyof CampDates;
  message: string;
}

/**
 * Where the dates of a camp contradict each other; nothing is refused for it, a camp may have its reasons.
 *
 * @param dates as far as they are known
 * @param year of the camp
 */
export function contradictionsIn(dates: Partial<CampDates>, year: number): Contradiction[] {
  const wrongOrder = order.flatMap(([first, second]): Contradiction[] => {
    const [one, other] = [dates[first], dates[second]];
    if (!one || !other || new Date(one) <= new Date(other)) return [];
    const message = `${wordOf(first)} (${formatGmt(one)}) is after ${wordOf(second).toLowerCase()} (${formatGmt(other)}).`;
    return [{ at: second, message }];
  });
  const { startDate } = dates;
  const isOtherYear = startDate !== undefined && new Date(startDate).getUTCFullYear() !== year;
  const otherYear = isOtherYear && `Camp start (${formatGmt(startDate)}) is not in ${year}.`;
  return otherYear ? [...wrongOrder, { at: 'startDate', message: otherYear }] : wrongOrder;
}
