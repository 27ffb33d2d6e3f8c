import { trusted, type QueryFilter } from 'mongoose';
import type { Models } from '../models';
import type { StoredCamper } from './camper-model';

/** Who waits and wants to be moved up: neither put there by an administrator nor by the family's own wish. */
export const waitsForOffer = { waitlist: true, pinned: false, chosenWaitlist: false } as const;

type Waiting = Pick<StoredCamper, '_id' | 'campId' | 'arrival' | 'waitlist' | 'pinned' | 'chosenWaitlist'>;

const isWaitingForOffer = ({ waitlist, pinned, chosenWaitlist }: Waiting) =>
  waitlist && !pinned && !chosenWaitlist;

/**
 * How many campers get a seat before each of these, and one: in one query, none where nobody of them waits in turn.
 *
 * @returns camper id -> 1 for who is next
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
