import type { mongo } from 'mongoose';
import { dropIndex } from './drop-index';
import type { Migration } from './migration';

interface OldCamp {
  _id: mongo.ObjectId;
  /** Ids of the campers with a seat. */
  seats?: mongo.ObjectId[];
}

interface OldCamper {
  _id: mongo.ObjectId;
  userId: mongo.ObjectId;
  submissionKey?: string;
  createdAt: Date;
  waitlist: boolean;
  pinned: boolean;
  chosenWaitlist: boolean;
}

/**
 * Converts the camp's list of seats to claims. Each camper, seated or waiting, gets an arrival number in the order in
 * which they were stored. A seat whose camper does not exist becomes free, since the process that claimed it has
 * stopped.
 */
export const seatClaims: Migration = {
  number: 1,
  name: 'seats become claims with arrival numbers',
  isReversible: false,
  countDue: async (database) => {
    const ids = (await campsWithoutClaims(database)).map(({ _id }) => _id);
    return ids.length + (await database.collection('campers').countDocuments({ campId: { $in: ids } }));
  },
  up: async (database) => {
    for (const camp of await campsWithoutClaims(database)) await startAllocation(database, camp);
    await dropIndex(database, 'campers', 'campId_1_waitlist_1_createdAt_1__id_1');
  },
};

const campsWithoutClaims = (database: mongo.Db) =>
  database
    .collection<OldCamp>('camps')
    .find({ claims: { $exists: false } })
    .toArray();

/** Campers are updated first, since a camp with an allocation is skipped afterwards. */
async function startAllocation(database: mongo.Db, { _id: campId, seats = [] }: OldCamp): Promise<void> {
  const campers = database.collection<OldCamper>('campers');
  const inOrder = await campers.find({ campId }).sort({ createdAt: 1, _id: 1 }).toArray();
  const numbered = inOrder.map((camper, index) => ({ ...camper, arrival: index + 1 }));
  if (numbered.length > 0)
    await campers.bulkWrite(
      numbered.map(({ _id, arrival }) => ({ updateOne: { filter: { _id }, update: { $set: { arrival } } } })),
    );

  const seated = new Set(seats.map(String));
  const claims = numbered
    .filter(({ _id }) => seated.has(_id.toString()))
    .map(({ _id, userId, submissionKey, arrival, createdAt }) => ({
      key: submissionKey ? `${userId.toString()} ${submissionKey}` : _id.toString(),
      camperId: _id,
      arrival,
      at: createdAt,
    }));
  const waiting = numbered.some(
    ({ waitlist, pinned, chosenWaitlist }) => waitlist && !pinned && !chosenWaitlist,
  );
  await database
    .collection('camps')
    .updateOne(
      { _id: campId, claims: { $exists: false } },
      { $set: { claims, arriving: [], arrivals: numbered.length, waiting }, $unset: { seats: '' } },
    );
}
