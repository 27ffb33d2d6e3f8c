import type { TextOnThisPhone } from '@camp/api-client/on-this-phone';
import { camperStart, dateFormats } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { shownDate } from '../../text/shown-date';

/** When and where a family brings its campers, as text. */
export function checkInLines({ startDate }: Pick<CampRecord, 'startDate'>): TextOnThisPhone['lines'] {
  const { name, street, city, state, zip } = campContent.place;
  return [
    { label: 'Check-in', value: shownDate(camperStart(startDate), dateFormats.dateAndTime) },
    { label: 'Where', value: `${name}, ${street}, ${city}, ${state} ${zip}` },
  ];
}
