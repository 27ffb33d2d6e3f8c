import { beginsAt, calendarOf, escaped } from '@camp/contracts/camp/calendar-file';
import { camperEnd, camperStart, dateFormats, formatGmt } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { Types } from 'mongoose';

/** A camper with a check-in event. */
export interface ExpectedCamper {
  _id: Types.ObjectId;
  /** First and last name. */
  name: string;
}

/** Length of the check-in event in hours. */
const length = 1;

const lacking = {
  payment: 'The spot is secured once you’ve paid.',
  confirmation: 'The spot is secured once you’ve confirmed.',
};

/**
 * The check-in event for the family's calendar. Each camper has one event, which is the same in every email. The
 * receipt confirms the tentative event of the registration email. The event contains only facts of the email.
 *
 * @param publicUrl - the site's address, whose host ends the event's id
 * @param missing - what the family must still do to secure the seats. Undefined once they are secured
 */
export function checkInCalendar(
  camp: Pick<StoredCamp, '_id' | 'startDate' | 'endDate' | 'updatedAt'>,
  campers: readonly ExpectedCamper[],
  publicUrl: string,
  missing?: 'payment' | 'confirmation',
): string {
  const isSecured = missing === undefined;
  const { place } = campContent;
  const start = camperStart(camp.startDate);
  const address = [place.name, place.street, place.city, `${place.state} ${place.zip}`].join(', ');
  const departure = `Departure: ${formatGmt(camperEnd(camp.endDate), dateFormats.dateAndTime)}.`;
  return calendarOf(
    { title: 'Check-in', domain: new URL(publicUrl).hostname, changedAt: camp.updatedAt },
    campers.map(({ _id, name }) => ({
      name: `check-in-${camp._id.toString()}-${_id.toString()}`,
      summary: `Check-in for ${name}`,
      times: [
        // A confirmed event needs a higher number than the tentative one (RFC 5545 section 3.8.7.4).
        `SEQUENCE:${isSecured ? 1 : 0}`,
        beginsAt(start),
        `DURATION:PT${length}H`,
      ],
      more: [
        `LOCATION:${escaped(address)}`,
        `DESCRIPTION:${escaped(missing ? `${departure} ${lacking[missing]}` : departure)}`,
        `STATUS:${isSecured ? 'CONFIRMED' : 'TENTATIVE'}`,
      ],
    })),
  );
}
