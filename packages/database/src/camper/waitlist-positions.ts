import { trusted, type QueryFilter } from 'mongoose';
import type { Models } from '../models';
import type { StoredCamper } from './camper-model';

/**
 * Campers who wait for an offer. They are neither pinned by an administrator nor waitlisted at the family's request.
 */
export const waitsForOffer = { waitlist: true, pinned: false, chosenWaitlist: false } as const;

type Waiting = Pick<StoredCamper, '_id' | 'campId' | 'arrival' | 'waitlist' | 'pinned' | 'chosenWaitlist'>;

const isWaitingForOffer = ({ waitlist, pinned, chosenWaitlist }: Waiting) =>
  waitlist && !pinned && !chosenWaitlist;

/**
 * The waitlist position of each camper, in one query. Empty if no camper waits for an offer.
 * @returns camper id -> position, where 1 is next
 */
export async function waitlistPositions(
  { Camper }: Models,
  campers: readonly Waiting[],
): Promise<ReadonlyMap<string, number>> {
  const own = campers.filter(isWaitingForOffer);
  if (own.length === 0) return new Map();
  const campIds = [...new Map(own.map(({ campId }) => [campId.toString(), campId])).values()];
  const filter: QueryFilter<StoredCamper> = { ...waitsForOffer, campId: trusted({ $in: campIds }) };
  const all = await Camper.find(filter, { campId: 1, arrival: 1 }).lean<
    Pick<Waiting, 'campId' | 'arrival'>[]
  >();
  return new Map(
    own.map(({ _id, campId, arrival }) => {
      const before = all.filter((other) => other.campId.equals(campId) && other.arrival < arrival);
      return [_id.toString(), before.length + 1];
    }),
  );
}
