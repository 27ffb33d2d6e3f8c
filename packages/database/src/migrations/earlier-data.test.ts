import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { start } from '@camp/local-mongo/start';
import { createLogger } from '@camp/runtime/logger';
import { createUser } from '../../test/factories/user';
import { testKeys } from '@camp/testing/medical-key';
import { withDatabase } from '@camp/testing/mongo-address';
import { namedTestDatabase } from '@camp/testing/test-database';
import { mongo, Types } from 'mongoose';
import { allocateSeat } from '../camp/allocate-seat';
import { reconcileSeats } from '../camp/reconcile-seats';
import { offerFreedSeats } from '../camp/offer-seats';
import { readSeats } from '../camp/seats';
import type { StoredCamper } from '../camper/camper-model';
import { connectDatabase, type Database } from '../connection';
import { openPicture } from '../image/seal-picture';
import { seatClaims } from './0001-seat-claims';
import { camperFlags } from './0002-camper-flags';
import { medicalAnswersSealed } from './0011-medical-answers-sealed';
import { allMigrations } from './all-migrations';

const folders = join(__dirname, '../../test/data-folders');
const logger = createLogger({ name: 'test', level: 'silent' });

const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/**
 * Copies an earlier version's data folder to the test server.
 * @returns the address of a database with the copy
 */
async function serveFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'camp-data-'));
  await cp(join(folders, name, 'format.json'), join(folder, 'format.json'));
  const log = gunzipSync(await readFile(join(folders, name, 'log-00000001.gz')));
  await writeFile(join(folder, 'log-00000001'), log);
  const left = await start({ dir: folder });
  const served = namedTestDatabase();
  cleanUp.push(() => served.drop());
  await copyDatabase(withDatabase(left.uri, 'camp'), served.uri);
  await left.close();
  await rm(folder, { recursive: true });
  return served.uri;
}

/** Copies collections with their indexes and documents, as a restored backup has them. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([from, to].map((uri) => mongo.MongoClient.connect(uri)));
  for (const collection of (await source?.db().collections()) ?? []) {
    const copy = await target!.db().createCollection(collection.collectionName);
    for (const { v: _v, key, ...options } of await collection.listIndexes().toArray())
      if (options.name !== '_id_') await copy.createIndex(key as mongo.IndexSpecification, options);
    // Values are copied as stored, so that a long stays a long.
    const documents = await collection.find({}, { promoteValues: false }).toArray();
    if (documents.length > 0) await copy.insertMany(documents);
  }
  await Promise.all([source?.close(), target?.close()]);
}

async function open(uri: string): Promise<Database> {
  const database = connectDatabase({ uri, logger, keys: testKeys });
  cleanUp.push(() => database.close());
  await database.ready;
  return database;
}

const campOf = async ({ models }: Database, year: number) =>
  (await readSeats(models, (await models.Camp.findOne({ year }).orFail())._id))!;
const campersOf = ({ models }: Database, campId: Types.ObjectId) =>
  models.Camper.find({ campId }).sort({ arrival: 1 }).lean<StoredCamper[]>();

const indexesOf = async ({ connection }: Database, collection: string) =>
  (await connection.collection(collection).listIndexes().toArray()).map(({ name }) => String(name));

/** All stored documents, by collection. */
async function contents({ connection }: Database) {
  const collections = (await connection.db?.collections()) ?? [];
  const read: [string, object[]][] = [];
  // One after the other: there are more collections than connections.
  for (const one of collections) read.push([one.collectionName, await one.find().sort({ _id: 1 }).toArray()]);
  return read;
}

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
      const offered = await offerFreedSeats(connection, models, campId);

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

describe('a data folder from before migration 2', () => {
  const folder = 'before-migration-2';
  const none = { allergy: false, diet: false, medication: false, proof: false };
  const expected = {
    Plain: none,
    Allergic: { ...none, allergy: true },
    Diet: { ...none, diet: true },
    Medicated: { ...none, medication: true },
    Proved: { ...none, proof: true },
    Everything: { allergy: true, diet: true, medication: true, proof: true },
    // A registration from a year whose form had fewer questions.
    Old: none,
  };
  const flagsIn = async ({ models }: Database) => {
    const campers = await models.Camper.find().lean<StoredCamper[]>();
    return Object.fromEntries(campers.map(({ nameFirst, flags }) => [nameFirst, flags]));
  };

  it('opens with the flags that follow from each camper’s answers, and nothing else changed', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const before = await plain.db().collection('campers').find().sort({ _id: 1 }).toArray();
    await plain.close();

    const database = await open(uri);

    expect(await flagsIn(database)).toEqual(expected);
    const after = await database.models.Camper.collection.find().sort({ _id: 1 }).toArray();
    expect(after.map(({ flags: _flags, ...camper }) => camper)).toEqual(before);
  });

  it('is the same after a second run, and continues where a run died', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const campers = plain.db().collection('campers');
    await camperFlags.up(plain.db());
    const first = await campers.find().toArray();

    await camperFlags.up(plain.db());
    expect(await campers.find().toArray()).toEqual(first);

    await campers.updateMany({ nameFirst: { $in: ['Diet', 'Old'] } }, { $unset: { flags: 1 } });
    await camperFlags.up(plain.db());
    expect(await flagsIn(await open(uri))).toEqual(expected);
    await plain.close();
  });

  it('keeps flags that a newer process has written', async () => {
    const database = await open(await serveFolder(folder));
    const newer = { ...none, diet: true };
    await database.models.Camper.updateOne({ nameFirst: 'Plain' }, { flags: newer });

    await camperFlags.up(database.connection.db!);

    expect((await flagsIn(database)).Plain).toEqual(newer);
  });

  it('is migrated by two processes at once in several batches', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const campers = plain.db().collection('campers');
    const { _id, ...sample } = (await campers.findOne({ nameFirst: 'Allergic' }))!;
    const copies = Array.from({ length: 1_700 }, (_, index) => ({ ...sample, personKey: `copy ${index}` }));
    await campers.insertMany(copies);

    await Promise.all([camperFlags.up(plain.db()), camperFlags.up(plain.db())]);

    const flagged = { ...expected.Allergic };
    expect(await campers.countDocuments({ flags: { $exists: false } })).toBe(0);
    expect(await campers.countDocuments({ nameFirst: 'Allergic', flags: flagged })).toBe(1_701);
    await plain.close();
  });
});

describe('migration 11', () => {
  const marker = 'Bees, and an EpiPen';
  /** A folder with an answer, a private picture, and an audit row that names an answer. */
  async function prepared() {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const [campers, images, audits] = ['campers', 'images', 'audits'].map((name) =>
      plain.db().collection(name),
    );
    const { _id: recordId } = (await campers!.findOne({ nameFirst: 'Allergic' }))!;
    await campers!.updateOne({ _id: recordId }, { $set: { allergicReactionsVal: marker } });
    const picture = {
      subject: 'camper',
      recordId,
      bytes: Buffer.from(marker),
      state: 'ready',
      contentType: 'image/webp',
    };
    const { insertedId: imageId } = await images!.insertOne(picture);
    const row = { action: 'change', subject: 'camper', recordIds: [recordId], fields: ['grade', 'asthma'] };
    const { insertedId: auditId } = await audits!.insertOne({ ...row, isView: false, createdAt: new Date() });
    return { uri, plain, ids: { recordId, imageId, auditId } };
  }

  it('encrypts answers, pictures and their names in the audit, and goes on after an interruption', async () => {
    const { uri, plain, ids } = await prepared();
    // A run died, and a program of before then changed an answer.
    await medicalAnswersSealed.up(plain.db(), { keys: testKeys });
    const late = { $set: { medicationsVal: 'left over' } };
    await plain.db().collection('campers').updateOne({ nameFirst: 'Plain' }, late);

    const database = await open(uri);
    const stored = JSON.stringify(await contents(database));
    expect(stored).not.toContain(marker);
    expect(stored).not.toContain(Buffer.from(marker).toString('base64'));
    expect(stored).not.toContain('asthma');
    expect(stored).not.toContain('left over');
    expect(stored).not.toContain('body-');

    const { models } = database;
    const changed = await models.Camper.findOne({ nameFirst: 'Plain' }).lean();
    expect(changed).toMatchObject({ medicationsVal: 'left over', diabetes: 'No' });
    expect((await models.Camper.findById(ids.recordId).lean())?.allergicReactionsVal).toBe(marker);
    expect((await models.Audit.findById(ids.auditId).lean())?.fields).toEqual(['grade', 'asthma']);
    expect(openPicture(models, (await models.Image.findById(ids.imageId))!).toString()).toBe(marker);
    await plain.close();
  });

  it('starts no program without the key', async () => {
    const { uri, plain } = await prepared();
    await plain.close();
    const database = connectDatabase({ uri, logger });

    await expect(database.ready).rejects.toThrow('MEDICAL_KEY is missing.');
    await database.close();
  });

  it('makes programs that do not know it wait instead of serving the data', async () => {
    const database = await open(await serveFolder('before-migration-2'));
    const ran = await database.connection.db!.collection<{ _id: number }>('migrations').find().toArray();
    const leases = database.connection.db!.collection<{ _id: string; until: Date }>('migration-leases');

    // The last one of version 1.0.0.
    expect(ran.map(({ _id }) => _id)).not.toContain(9);
    // What such a program tries before it serves: it takes the lease if it has expired.
    const expired = { _id: 'migrating', until: { $lt: new Date() } };
    await expect(
      leases.updateOne(expired, { $set: { until: new Date() } }, { upsert: true }),
    ).rejects.toMatchObject({
      code: 11_000,
    });
  });
});

it('removes the sessions stored with their accounts, and leaves the rest unchanged', async () => {
  const uri = await serveFolder('before-migration-2');
  const plain = await mongo.MongoClient.connect(uri);
  const users = plain.db().collection('users');
  const before = await users.find().sort({ _id: 1 }).toArray();
  const session = { _id: new Types.ObjectId(), jti: 'of before', expiresAt: new Date() };
  await users.updateOne({ _id: before[0]!._id }, { $set: { sessions: [session] } });
  const links = plain.db().collection('links');
  const hour = { expiresAt: new Date(Date.now() + 60 * 60 * 1000) };
  const ofBefore = { _id: new Types.ObjectId(), tokenHash: 'asked before', ...hour };
  const later = { _id: new Types.ObjectId(), tokenHash: 'asked later', askedIn: '0.of a token', ...hour };
  await links.insertMany([{ ...ofBefore, askedIn: session._id }, later]);
  await plain.close();

  const database = await open(uri);

  expect(await database.models.User.collection.find().sort({ _id: 1 }).toArray()).toEqual(before);
  const asked = { _id: { $in: [ofBefore._id, later._id] } };
  expect(await database.models.Link.collection.find(asked).sort({ _id: 1 }).toArray()).toEqual([
    ofBefore,
    later,
  ]);
});

it.each([
  ['audits', { actorId: 1, createdAt: -1 }, 'actorId_1_createdAt_-1__id_-1'],
  [
    'counselors',
    { campId: 1, applicationId: 1, createdAt: 1 },
    'campId_1_applicationId_1_remindedAt_1_createdAt_1',
  ],
  ['outbox', { dispatchedAt: 1, createdAt: 1 }, 'dispatchedAt_1_notBefore_1_createdAt_1'],
  ['account-requests', { emailKey: 1, kind: 1 }, 'emailKey_1_kind_1_createdAt_-1__id_-1'],
] as const)(
  'has an index of %s instead of one that an earlier version made',
  async (collection, keys, now) => {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const before = await plain.db().collection(collection).createIndex(keys);
    await plain.close();

    const names = await indexesOf(await open(uri), collection);

    expect(names).toContain(now);
    expect(names).not.toContain(before);
  },
);
