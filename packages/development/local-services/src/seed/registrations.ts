import { personKeyOf } from '@camp/contracts/camper/person-key';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import type { CampInput } from '@camp/contracts/camp/record';
import type { CampDocument } from '@camp/database/camp/camp-model';
import { claimOf } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import type { DemoCamper } from './demo-family';

/** A registration before it gets its seat or waitlist entry. */
export interface Newcomer extends DemoCamper {
  userId: Types.ObjectId;
}

/** A camp with all its registrations. */
export interface FilledCamp {
  camp: CampDocument;
  campers: StoredCamper[];
  /** Refunded campers. They keep the seat and are asked to pay again. */
  refunded: StoredCamper[];
}

const hour = 60 * 60 * 1000;

/** In a past camp, one in this many never paid, and one was refunded. */
const [neverPaid, refund] = [7, 13];
const oneIn = 20;

/** In a camp with free seats, how many chose the waitlist. */
const chosenWaitlist = 2;

/**
 * Registers everybody for a camp in order. Seats, arrival numbers, waitlist and statuses are consistent, as if they had
 * registered normally.
 * @param newcomers - in the order of their registrations
 * @param now - the latest time of a registration
 */
export function fillCamp(form: CampInput, newcomers: readonly Newcomer[], now: Date): FilledCamp {
  const campId = new Types.ObjectId();
  const isOver = form.startDate < now;
  const arrivals = arrivalsAt(form, newcomers.length, now);
  const hasSeatsLeft = newcomers.length > 0 && newcomers.length <= form.waitListAfter && !isOver;
  const choosing = hasSeatsLeft ? newcomers.length - chosenWaitlist : newcomers.length;
  const refunded: StoredCamper[] = [];

  const campers = newcomers.map(({ form: answers, userId, paid }, index): StoredCamper => {
    const chose = index >= choosing;
    const waitlist = chose || index >= form.waitListAfter;
    const createdAt = arrivals[index] ?? now;
    const camper: StoredCamper = {
      _id: new Types.ObjectId(),
      ...answers,
      userId,
      campId,
      campYear: form.year,
      paid: waitlist ? null : paid === undefined ? standingOf(index, isOver) : paid,
      waitlist,
      arrival: index + 1,
      pinned: false,
      chosenWaitlist: chose,
      personKey: personKeyOf(answers),
      imageId: null,
      flags: camperFlagsOf({ ...answers, imageId: null }),
      createdAt,
      updatedAt: createdAt,
    };
    if (paid === undefined && !waitlist && index % oneIn === refund) refunded.push(camper);
    return camper;
  });
  const claims = campers
    .filter(({ waitlist }) => !waitlist)
    .map((camper) => claimOf(camper, camper.createdAt));
  const waiting = campers.some((camper) => camper.waitlist && !camper.chosenWaitlist);
  const made = { createdAt: form.registrationStart, updatedAt: form.registrationStart };
  const allocation = { claims, arriving: [], arrivals: campers.length, waiting };
  return { camp: { _id: campId, ...form, ...made, ...allocation }, campers, refunded };
}

/** Whether a camper has paid, was asked to pay, or has just registered. */
function standingOf(index: number, isOver: boolean): StoredCamper['paid'] {
  if (index % oneIn === refund) return false;
  if (isOver) return index % oneIn !== neverPaid;
  return ([true, false, null] as const)[index % 3] ?? null;
}

/** Nine of ten register by the due date and the others late, as long as that is in the past. */
function arrivalsAt(camp: CampInput, count: number, now: Date): Date[] {
  const begin = camp.registrationStart.getTime();
  const due = camp.registrationCamperEnd.getTime();
  // By then, the due date is over in the camp's time zone.
  const late = due + 48 * hour;
  if (now.getTime() < late) return spread(begin, now.getTime() - hour, count);
  const inTime = Math.ceil(count * 0.9);
  const latest = Math.min(camp.startDate.getTime(), now.getTime()) - hour;
  return [...spread(begin, due, inTime), ...spread(late, latest, count - inTime)];
}

/** Evenly spaced instants, from the first and before the last. */
export const spread = (from: number, to: number, count: number): Date[] =>
  Array.from({ length: count }, (_, index) => new Date(from + Math.floor(((to - from) * index) / count)));
