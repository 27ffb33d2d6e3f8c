import type { StoredCamper } from '@camp/database/camper/camper-model';
import { linesOf } from '../history/history';
import { findingsAbout, type Check } from './check';

const byArrival = (one: StoredCamper, other: StoredCamper) => one.arrival - other.arrival;

/**
 * I1: no more campers are seated than the camp has seats, no seat stays free while somebody waits for one, and seats go
 * by order of arrival. A camper whom an administrator moved, or who asked for the waitlist, has no place in that order.
 */
export const checkSeats: Check = ({ history, state }) => {
  const { seats, campers } = state;
  const seated = campers.filter(({ waitlist }) => !waitlist);
  const waiting = campers
    .filter(({ waitlist, pinned, chosenWaitlist }) => waitlist && !pinned && !chosenWaitlist)
    .sort(byArrival);
  const wrong = findingsAbout(state, 'I1');
  if (seated.length > seats.waitListAfter)
    wrong.push(`${seated.length} campers have one of ${seats.waitListAfter} seats.`);
  if (waiting.length > 0 && seated.length < seats.waitListAfter)
    wrong.push(
      `${waiting.length} campers wait, and only ${seated.length} of ${seats.waitListAfter} are seated.`,
    );
  const first = waiting[0];
  const overtakers = seated.filter(({ arrival, pinned }) => !pinned && first && arrival > first.arrival);
  for (const { arrival } of overtakers)
    wrong.push(`Arrival ${arrival} has a seat, and arrival ${first?.arrival} waits.`);

  const claimed = seats.claims.map(({ camperId }) => camperId.toString()).sort();
  const ids = seated.map(({ _id }) => _id.toString()).sort();
  if (claimed.join() !== ids.join())
    wrong.push(`${claimed.length} claims don't match ${ids.length} seated campers.`);
  if (seats.arriving.length > 0) wrong.push(`${seats.arriving.length} arrivals were never settled.`);

  const arrivals = new Map(campers.map(({ _id, arrival }) => [_id.toString(), arrival]));
  const registered = linesOf(history, 'register').flatMap(({ camperId = '', begun, ended }) => {
    const arrival = arrivals.get(camperId);
    return arrival === undefined ? [] : [{ arrival, begun, ended }];
  });
  for (const earlier of registered)
    for (const later of registered)
      if (earlier.ended < later.begun && earlier.arrival > later.arrival)
        wrong.push(`Arrival ${earlier.arrival} was acknowledged before arrival ${later.arrival} was sent.`);
  return wrong;
};
