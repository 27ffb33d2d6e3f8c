import type { CampDates } from './record';
import { camperEnd, camperStart, dateFormats, endOfDueDay, formatDay, formatGmt } from './dates';
import { campContent } from '../content/camp';
import type { LabelledValues } from '../mail/content';

/** Where camp is, as an email lists it. */
export function whereFact(): LabelledValues[number] {
  const { name, street, city, state, zip } = campContent.place;
  return ['Where', `${name}, ${street}, ${city}, ${state} ${zip}`];
}

/** When and where camp is, as an email lists it. */
export const campFacts = ({
  startDate,
  endDate,
}: Pick<CampDates, 'startDate' | 'endDate'>): LabelledValues => [
  ['Check-in', formatGmt(camperStart(startDate), dateFormats.dateAndTime)],
  ['Departure', formatGmt(camperEnd(endDate), dateFormats.dateAndTime)],
  whereFact(),
];

/** For the examples of the emails. */
export const exampleFacts = (): LabelledValues =>
  campFacts({
    startDate: new Date('2030-08-31T00:00:00Z'),
    endDate: new Date('2030-09-05T00:00:00Z'),
  });

/**
 * A due day for an email. A family that registers late isn't given a day in the past.
 * @returns the day in words, or nothing once it is over
 */
export const unlessPast = (day: string | Date, now: Date): string | undefined =>
  now <= endOfDueDay(day) ? formatDay(day, now) : undefined;
