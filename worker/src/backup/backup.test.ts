import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisRestore } from '@camp/database/restore/restore-model';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { sealPicture } from '@camp/database/image/seal-picture';
import { createUser } from '@camp/database/test/factories/user';
import { theWatch } from '@camp/database/system-watch/system-watch-model';
import { openTestDatabase } from '@camp/database/test/open-database';
import { eventRow } from '@camp/database/outbox/record-event';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { systemClock } from '@camp/runtime/clock';
import { createMedicalKey } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { bundle, type Bundle } from '@camp/testing/bundle';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';
import { mongo, Types } from 'mongoose';
import { backupsBefore, deleteOldBackups } from './backup-files';
import { erasuresFile } from './erasures';
import { scratchName, testBackup } from './test-backup';
import { writeBackup } from './write-backup';

const database = openTestDatabase();
const { models } = database;
const target = createTestDatabase();
const earlier = createTestDatabase();
let directory: string;
let redis: RunningRedis;
let commands: Bundle;
beforeAll(async () => {
  commands = await bundle('worker');
  await database.ready;
  directory = await mkdtemp(join(tmpdir(), 'camp-backup-'));
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
  await rm(directory, { recursive: true, force: true });
  await commands.remove();
});

/** Runs the command as a person does who types nothing. */
const run = (args: string[], env: Record<string, string> = {}) => {
  const settings = { MONGODB_URI: database.uri, REDIS_URL: redis.url, BACKUP_DIR: directory };
  return commands.run(['backup', ...args], { ...process.env, ...settings, ...env });
};

async function newKey(name: string): Promise<{ file: string; recipient: string }> {
  const { out } = await run(['new-key']);
  const file = join(directory, name);
  await writeFile(file, /AGE-SECRET-KEY-\S+/.exec(out)![0]);
  return { file, recipient: /age1\S+/.exec(out)![0] };
}

/** Every record as it is stored, with the BSON types of its numbers. */
async function everything(uri: string): Promise<Record<string, string[]>> {
  const client = await mongo.MongoClient.connect(uri);
  const found: Record<string, string[]> = {};
  for (const { name } of await client.db().listCollections().toArray()) {
    const records = await client
      .db()
      .collection(name)
      .find({}, { promoteValues: false })
      .sort({ _id: 1 })
      .toArray();
    if (records.length > 0)
      found[name] = records.map((one) => mongo.BSON.EJSON.stringify(one, { relaxed: false }));
  }
  await client.close();
  return found;
}

async function familyWithPicture(): Promise<void> {
  const camp = await createCamp(models);
  const imageId = new Types.ObjectId();
  const paid = await createCamper(models, { campId: camp._id, paid: true, imageId });
  const picture = {
    subject: 'camper',
    recordId: paid._id,
    contentType: 'image/webp',
    state: 'ready',
  } as const;
  const bytes = Buffer.concat([Buffer.from('picture'), randomBytes(400_000)]);
  const owned = { _id: imageId, subject: 'camper', recordId: paid._id } as const;
  await models.Image.create({ ...picture, ...owned, ...sealPicture(models, { ...owned, bytes }) });
  await createPayment(models, [paid]);
  // More than one batch.
  await models.Note.collection.insertMany(
    Array.from({ length: 1_500 }, (_, number) => ({ number }) as never),
  );
  const row = eventRow('user.password-changed', { userId: String((await createUser(models))._id) });
  await models.Outbox.create(row);
}

/** Stores what a worker leaves that was started before the restore. */
async function startedOnce(uri: string): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  const leftovers = { migrations: [1, 2], 'system-watches': [theWatch], heartbeats: ['worker'] };
  for (const [name, ids] of Object.entries(leftovers))
    await client
      .db()
      .collection(name)
      .insertMany(ids.map((id) => ({ _id: id as never, name: 'of the start' })));
  await client.close();
}

it('restores all records with the operator’s key alone, and holds them (F22, S63, S64)', async () => {
  await familyWithPicture();
  await createAccessToken(models);
  const [operator, tester] = [await newKey('operator'), await newKey('tester')];
  await models.SystemWatch.create({ _id: theWatch, checkedAt: new Date(), wrong: [] });
  const before = await everything(database.uri);
  await startedOnce(target.uri);

  const made = await run([], {
    BACKUP_RECIPIENTS: `${operator.recipient},${tester.recipient}`,
    BACKUP_TEST_KEY_FILE: tester.file,
  });
  const [file = ''] = (await readdir(directory)).filter((name) => name.endsWith('.age'));
  const withOtherKey = await run(['restore', join(directory, file)], {
    MONGODB_URI: target.uri,
    BACKUP_KEY_FILE: operator.file,
    MEDICAL_KEY: createMedicalKey(),
  });
  const restored = await run(['restore', join(directory, file)], {
    MONGODB_URI: target.uri,
    BACKUP_KEY_FILE: operator.file,
  });
  const after = await everything(target.uri);

  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(/1 of them pictures\.\nTested: the backup was restored into a scratch database/);
  expect([restored.code, restored.err]).toEqual([0, '']);
  expect(restored.out).not.toContain('Wrong');
  expect(restored.out).toContain('1 events weren’t done when the backup was made.');
  // Nothing is readable without a key.
  expect((await readFile(join(directory, file))).includes('picture')).toBe(false);
  // Medical answers need a key that is in no backup.
  const { id } = testKeys.current;
  expect(withOtherKey.err).toContain(`need the key ${id}, which MEDICAL_KEY lacks`);
  expect(restored.out).toContain(`The medical answers need the key ${id} in MEDICAL_KEY of the site.`);
  expect((await models.Camper.findOne().lean())?.allergicReactionsVal).toBe('Bee stings');
  for (const marker of ['Bee stings', Buffer.from('picture').toString('base64').slice(0, 8)])
    expect(JSON.stringify(after)).not.toContain(marker);
  const { outbox, users, 'access-tokens': tokens, ...same } = before;
  expect(after).toMatchObject({ ...same, 'held-events': outbox });
  expect(after.outbox).toBeUndefined();
  // Sessions ended, so that is all that may differ.
  expect(after.users).toHaveLength(users!.length);
  const generations = (found: string[]) =>
    found.map(
      (one) => (mongo.BSON.EJSON.parse(one) as { sessionGeneration?: number }).sessionGeneration ?? 0,
    );
  for (const [at, generation] of generations(after.users!).entries())
    expect(generation).toBeGreaterThan(generations(users!)[at]!);
  expect([tokens?.length, after['access-tokens']]).toEqual([1, undefined]);
  expect(after.restores).toHaveLength(1);
  const [stored] = await models.Backup.find().lean();
  expect(stored).toMatchObject({ file, testedAt: expect.any(Date) as Date });

  const again = await run(['restore', join(directory, file)], {
    MONGODB_URI: target.uri,
    BACKUP_KEY_FILE: operator.file,
  });
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('already has records')]);
});

it('refuses a wrong key and a shortened file, and says what is wrong (S63)', async () => {
  const [operator, stranger] = [await newKey('second-operator'), await newKey('stranger')];
  await familyWithPicture();
  const made = await run([], { BACKUP_RECIPIENTS: operator.recipient });
  expect(made.out).toContain('Not tested, because BACKUP_TEST_KEY_FILE isn’t set.');
  const file = join(directory, /camp-\S+\.age/.exec(made.out)![0]);
  const empty = createScratch();
  const restore = (key: string) => run(['restore', file], { MONGODB_URI: empty.uri, BACKUP_KEY_FILE: key });

  // A script that checks the exit code must not believe that something was restored.
  const noKey = await run(['restore', file], { MONGODB_URI: empty.uri });
  expect([noKey.code, noKey.err]).toEqual([1, expect.stringContaining('so nothing was restored')]);

  const wrongKey = await restore(stranger.file);
  expect([wrongKey.code, wrongKey.err]).toEqual([1, expect.stringContaining('The key does not open')]);

  await truncate(file, (await stat(file)).size - 40_000);
  const shortened = await restore(operator.file);
  expect(shortened.code).toBe(1);
  expect(await everything(empty.uri)).toEqual(
    expect.objectContaining({ restores: [expect.stringContaining(thisRestore)] }),
  );
  const next = await restore(operator.file);
  expect(next.err).toContain('already has records');
});

it('refuses a backup of newer data, and leaves the database empty (S63)', async () => {
  const operator = await newKey('operator-of-newer');
  const [newer, empty] = [createScratch('-newer'), createScratch('-not-filled')];
  const client = await mongo.MongoClient.connect(newer.uri);
  await client
    .db()
    .collection('migrations')
    .insertOne({ _id: 9_999 as never, name: 'of a later version' });
  const { file } = await writeBackup(
    { client, database: client.db(), directory, recipients: [operator.recipient] },
    new Date('2027-01-01T08:00:00Z'),
  );
  await client.close();

  const restored = await run(['restore', join(directory, file), '--no-erasures'], {
    MONGODB_URI: empty.uri,
    BACKUP_KEY_FILE: operator.file,
  });

  expect([restored.code, restored.err]).toEqual([
    1,
    expect.stringMatching(/A newer version of the product made this backup \(format 1, data 9999\)/),
  ]);
  expect(await everything(empty.uri)).toEqual({});
});

it('fails without a picture that a record names, says so, and deletes no older backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-backup-'));
  const tester = await newKey('tester-of-missing');
  const older = 'camp-20200101-080000.age';
  await writeFile(join(folder, older), 'an older backup');
  const camper = await createCamper(models, { imageId: new Types.ObjectId() });

  const made = await run([], {
    ...{ BACKUP_DIR: folder, BACKUP_KEEP: '1' },
    ...{ BACKUP_RECIPIENTS: tester.recipient, BACKUP_TEST_KEY_FILE: tester.file },
  });
  await models.Camper.deleteOne({ _id: camper._id });

  const problem =
    'The backup failed its checks. Wrong, once: Each record has the picture that it names (I6).';
  expect([made.code, made.err.trim()]).toEqual([1, problem]);
  expect(await models.Backup.findOne().sort({ madeAt: -1 }).lean()).toMatchObject({ problem });
  expect(await readdir(folder)).toContain(older);
  await rm(folder, { recursive: true });
});

/** A database of this file's own, dropped at the end. */
function createScratch(ending = '-2') {
  const name = `${new URL(target.uri).pathname.slice(1)}${ending}`;
  const uri = target.uri.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
  scratch.push(uri);
  return { uri };
}
const scratch: string[] = [];
afterAll(async () => {
  for (const uri of scratch) {
    const client = await mongo.MongoClient.connect(uri);
    await client.db().dropDatabase();
    await client.close();
  }
});

it('forgets families that were erased after the backup, and refuses without their file', async () => {
  const operator = await newKey('third-operator');
  const user = await createUser(models, { nameFirst: 'Marker' });
  const camper = await createCamper(models, { userId: user._id, nameFirst: 'Marker' });
  const other = await createCamper(models, { nameFirst: 'Stays' });
  await createPayment(models, [camper]);
  await models.Note.create({ recordId: camper._id, userId: other.userId, text: 'Marker of a note' });
  const about = {
    subject: 'camper',
    recordId: camper._id,
    contentType: 'image/webp',
    state: 'ready',
  } as const;
  await models.Image.create({ ...about, bytes: Buffer.from('Marker of a picture') });
  await models.Outbox.create(eventRow('user.password-changed', { userId: String(user._id) }));
  const made = await run([], { BACKUP_RECIPIENTS: operator.recipient });
  const file = join(directory, /camp-\S+\.age/.exec(made.out)![0]);
  const restored = async (uri: string, ...more: string[]) =>
    run(['restore', file, ...more], { MONGODB_URI: uri, BACKUP_KEY_FILE: operator.file });

  // The next backup, or the minute's look, writes the line.
  await models.Erasure.create({ recordIds: [user._id, camper._id], at: new Date() });
  await run([], { BACKUP_RECIPIENTS: operator.recipient });
  const lines = await readFile(join(directory, erasuresFile), 'utf8');
  const clean = createScratch('-erased');
  const after = await restored(clean.uri);

  expect(lines).toContain(String(camper._id));
  expect(lines).not.toContain('Marker');
  expect([after.code, after.err]).toEqual([0, '']);
  expect(after.out).toMatch(/Erased again: 2 records/);
  const found = JSON.stringify(await everything(clean.uri));
  expect(found).not.toContain('Marker');
  expect(found).not.toContain(Buffer.from('Marker of a picture').toString('base64'));
  expect(found).not.toContain(`"userId":"${String(user._id)}"`);
  expect(found).toContain('Stays');
  // Another server's file gets the line too.
  expect(found).toContain(`"recordIds":[{"$oid":"${String(user._id)}"}`.replaceAll('"', '\\"'));

  await rm(join(directory, erasuresFile));
  const refused = await restored(createScratch('-refused').uri);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('erasures.jsonl is missing')]);
  const anyway = createScratch('-anyway');
  expect((await restored(anyway.uri, '--no-erasures')).out).toContain('because of --no-erasures');
  expect(JSON.stringify(await everything(anyway.uri))).toContain('Marker');
});

it('copies data of an earlier version as it is, and tests the copy without its key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-backup-'));
  const tester = await newKey('tester-of-earlier');
  const client = await mongo.MongoClient.connect(earlier.uri);
  const ran = Array.from({ length: 9 }, (_, index) => ({ _id: (index + 1) as never, name: 'ran' }));
  await client.db().collection('migrations').insertMany(ran);
  const answers = { allergicReactions: 'Yes', allergicReactionsVal: 'Bees' };
  await client
    .db()
    .collection('campers')
    .insertOne({ campId: new Types.ObjectId(), waitlist: true, ...answers });
  await client.close();
  const before = await everything(earlier.uri);

  const made = await run([], {
    MONGODB_URI: earlier.uri,
    BACKUP_DIR: folder,
    BACKUP_RECIPIENTS: tester.recipient,
    BACKUP_TEST_KEY_FILE: tester.file,
  });

  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('Tested: the backup was restored into a scratch database');
  expect(await everything(earlier.uri)).toMatchObject(before);
  await rm(folder, { recursive: true });
});

it('tests two backups at once, and drops the scratch databases of both and of an interrupted test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-backup-'));
  const tester = await newKey('tester-at-once');
  const { uri } = createScratch('-3');
  const client = await mongo.MongoClient.connect(uri);
  const written = await writeBackup(
    { client, database: client.db(), directory: folder, recipients: [tester.recipient] },
    new Date(),
  );
  const tools = {
    ...{ uri, directory: folder, clock: systemClock },
    identity: (await readFile(tester.file, 'utf8')).trim(),
    logger: createLogger({ name: 'test', level: 'silent' }),
  };
  const prefix = `${client.db().databaseName}-backup-test`;
  const old = scratchName(client.db().databaseName, new Date(Date.now() - 2 * 24 * 60 * 60_000));
  const young = scratchName(client.db().databaseName, new Date());
  for (const name of [prefix, old, young]) await client.db(name).collection('rows').insertOne({});

  const tests = await Promise.allSettled([testBackup(written, tools), testBackup(written, tools)]);

  expect(tests).toEqual([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name).filter((name) => name.startsWith(prefix))).toEqual([young]);
  await client.db(young).dropDatabase();
  await client.close();
  await rm(folder, { recursive: true });
});

it('keeps the newest backups and other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-backups-'));
  const names = ['camp-20270601-080000.age', 'camp-20270602-080000.age', 'camp-20270603-080000.age'];
  const partial = ['camp-20270604-080000.age.partial', 'camp-20270604-090000.age.partial'] as const;
  for (const name of [...names, 'notes.txt', ...partial]) await writeFile(join(folder, name), '');
  const now = new Date();
  const twoHoursAgo = new Date(now.getTime() - 2 * 60 * 60_000);
  await utimes(join(folder, partial[0]), twoHoursAgo, twoHoursAgo);

  expect(await backupsBefore(folder, new Date('2027-06-02T08:00:00Z'))).toEqual([names[0]]);
  const deleted = await deleteOldBackups(folder, 2, now);

  expect(deleted).toEqual([names[0], partial[0]]);
  // The second is of a backup that another process is writing.
  expect((await readdir(folder)).sort()).toEqual([names[1], names[2], partial[1], 'notes.txt']);
  await rm(folder, { recursive: true });
});

it('names missing and invalid settings', async () => {
  const { code, err } = await run([], { BACKUP_DIR: '', BACKUP_RECIPIENTS: 'nonsense' });

  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/BACKUP_DIR is missing.*BACKUP_RECIPIENTS is wrong/s),
  ]);
});
