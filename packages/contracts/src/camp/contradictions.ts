import { formatGmt } from './dates';
import { dollarsAsText } from '../payment/dollars';
import { lateFee } from './limits';
import { daysBeforeDue, linksInWords } from './payment-links';
import { campRecord, type CampDates } from './record';

const wordOf = (name: keyof CampDates) => campRecord.fields[name].question;

/** Pairs of dates: the first shouldn't be after the second. */
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
 * The meaning of each date for families and administrators.
 * @param registrationCost - in dollars
 */
export const dateMeanings = (registrationCost: number): Readonly<Record<keyof CampDates, string>> => ({
  registrationStart: 'Families can register and apply from this date.',
  registrationStaffEnd: 'Counselors and staff who apply after this date are marked late.',
  registrationCamperEnd: `Families who register after this date pay a ${dollarsAsText(lateFee)} late fee.`,
  waitListDate: `${linksInWords(registrationCost)} are sent automatically on this date, or ${daysBeforeDue} days before camper registration is due if that’s earlier.`,
  counselorTraining: 'Training starts at 3 PM and runs for 21 hours.',
  registrationEnd: 'Only search engines see this date. Registration closes when camp starts.',
  startDate: 'Registration is closed from this date. Campers check in at noon.',
  endDate: 'Campers go home at noon.',
  campSunday: 'Families join worship and a barbecue from 9:30 AM.',
});

/** A date that shouldn't be before another. */
export interface Contradiction {
  /** The date next to which the warning is shown. */
  at: keyof CampDates;
  message: string;
}

/**
 * Where a camp's dates contradict each other. These are warnings only, since a camp may have its reasons.
 *
 * @param dates - those known so far
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
  const otherYear = isOtherYear && `Camp start (${formatGmt(startDate)}) isn’t in ${year}.`;
  return otherYear ? [...wrongOrder, { at: 'startDate', message: otherYear }] : wrongOrder;
}
