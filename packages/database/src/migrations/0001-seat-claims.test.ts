import { createUser } from '../../test/factories/user';
import { mongo, Types } from 'mongoose';
import { allocateSeat } from '../camp/allocate-seat';
import { reconcileSeats } from '../camp/reconcile-seats';
import { offerFreedSeats } from '../camp/offer-seats';
import { readSeats } from '../camp/seats';
import type { StoredCamper } from '../camper/camper-model';
import type { Database } from '../connection';
import { seatClaims } from './0001-seat-claims';
import { allMigrations } from './all-migrations';
import { contents, indexesOf, open, serveFolder } from '../../test/earlier-data';

const campOf = async ({ models }: Database, year: number) =>
  (await readSeats(models, (await models.Camp.findOne({ year }).orFail())._id))!;
const campersOf = ({ models }: Database, campId: Types.ObjectId) =>
  models.Camper.find({ campId }).sort({ arrival: 1 }).lean<StoredCamper[]>();

describe('a data folder from before migration 1', () => {
  const folder = 'before-migration-1';
  let uri: string;
  /** A migrated database that tests only read. */
  let database: Database;
  beforeAll(async () => {
    uri = await serveFolder(folder);
    database = await open(uri);
  });

  it('opens with a claim for each seat that has its camper, all numbered in their order', async () => {
    const migrated = await campOf(database, 2026);
    const campers = await campersOf(database, migrated._id);

    expect(campers.map(({ nameFirst, arrival }) => `${arrival} ${nameFirst}`)).toEqual(
      [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((number, index) => `${index + 1} Child${number}`),
    );
    const seated = campers.filter(({ waitlist }) => !waitlist);
    expect(seated.map(({ arrival }) => arrival)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(migrated.claims).toEqual(
      seated.map(({ _id, userId, submissionKey, arrival, createdAt }) => ({
        // A key that was a hash of the whole form would confirm a guess of its medical answers.
        key: submissionKey ? `${String(userId)} ${submissionKey}` : _id.toString(),
        camperId: _id,
        arrival,
        at: createdAt,
      })),
    );
    expect(migrated).toMatchObject({ arriving: [], arrivals: 13, waiting: true });
    const stored = await database.models.Camp.collection.find().toArray();
    expect(stored.map((camp) => 'seats' in camp)).toEqual([false, false]);
  });

  it('keeps other years, payments and all other data', async () => {
    const { models } = database;
    const past = await campOf(database, 2025);

    expect(past).toMatchObject({ arrivals: 3, waiting: false });
    expect(past.claims.map(({ arrival }) => arrival)).toEqual([1, 2, 3]);
    expect(await models.User.countDocuments()).toBe(6);
    expect(await models.Image.countDocuments()).toBe(1);
    const payment = await models.Payment.findOne().orFail().lean();
    expect(await models.Camper.findById(payment.campers[0]).lean()).toMatchObject({ paid: true, arrival: 1 });
  });

  it('has this version’s indexes without the replaced one', async () => {
    const names = await indexesOf(database, 'campers');

    expect(names).toContain('campId_1_waitlist_1_arrival_1');
    expect(names).not.toContain('campId_1_waitlist_1_createdAt_1__id_1');
  });

  it('is the same after a second run, and after a run that died before it recorded its end', async () => {
    const first = await contents(database);

    await seatClaims.up(database.connection.db!);
    await open(uri);

    expect(await contents(database)).toEqual(first);
  });

  it('continues where a run died between the campers and their camp', async () => {
    const half = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(half);
    await plain
      .db()
      .collection('campers')
      .updateMany({}, { $set: { arrival: 99 } });
    await plain.close();

    const resumed = await open(half);

    const { _id: campId } = await campOf(database, 2026);
    expect(await campersOf(resumed, campId)).toEqual(await campersOf(database, campId));
  });

  it('is migrated once by two processes that start together', async () => {
    const untouched = await serveFolder(folder);

    const [one, other] = await Promise.all([open(untouched), open(untouched)]);

    expect(await contents(one)).toEqual(await contents(other));
    const notes = await one.connection.db?.collection('migrations').countDocuments();
    // Migration 11 replaces the row of migration 9.
    expect(notes).toBe(allMigrations.length - 1);
  });

  describe('after the migration', () => {
    let own: Database;
    beforeAll(async () => {
      own = await open(await serveFolder(folder));
    });

    it('gives its free seat to a waiting camper before new campers', async () => {
      const { models, connection } = own;
      const { _id: campId } = await campOf(own, 2026);
      const { _id: userId } = await createUser(models);

      const allocation = await allocateSeat(models, campId, {
        key: `${userId.toString()} new`,
        camperId: new Types.ObjectId(),
      });
      await reconcileSeats(connection, models, campId);
      const offered = await offerFreedSeats(connection, models, campId, new Date('2026-07-01'));

      expect(allocation).toMatchObject({ arrival: 14, seated: false });
      const next = await models.Camper.findOne({ campId, nameFirst: 'Child11' }).orFail().lean();
      expect(offered.map(({ payload }) => payload.camperId)).toEqual([next._id.toString()]);
      expect(next.waitlist).toBe(false);
    });

    it('recognizes a submit from before', async () => {
      const { _id: campId } = await campOf(own, 2026);
      const named = await own.models.Camper.findOne({ campId, nameFirst: 'Child4' }).orFail().lean();

      const allocation = await allocateSeat(own.models, campId, {
        key: `${String(named.userId)} ${named.submissionKey}`,
        camperId: new Types.ObjectId(),
      });

      expect(allocation).toEqual({ camperId: named._id, arrival: named.arrival, seated: true });
    });
  });
});
