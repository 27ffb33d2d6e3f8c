import { camperEnd, camperStart, dateFormats, formatGmt } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { LabelledValues } from '../mail/content';

const { place } = campContent;

/** When and where camp is, as a mail lists it. */
export const campFacts = ({
  startDate,
  endDate,
}: Pick<StoredCamp, 'startDate' | 'endDate'>): LabelledValues => [
  ['Check-in', formatGmt(camperStart(startDate), dateFormats.dateAndTime)],
  ['Going home', formatGmt(camperEnd(endDate), dateFormats.dateAndTime)],
  ['Where', `${place.name}, ${place.street}, ${place.city}, ${place.state} ${place.zip}`],
];

/** For the examples of the mails. */
export const exampleFacts = campFacts({
  startDate: new Date('2030-08-31T00:00:00Z'),
  endDate: new Date('2030-09-05T00:00:00Z'),
});
