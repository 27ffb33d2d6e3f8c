import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@camp/database/test/open-database';
import { createKeyPair } from '@camp/runtime/key-pair';
import { systemClock } from '@camp/runtime/clock';
import { readEnv } from '@camp/runtime/env';
import { createLogger } from '@camp/runtime/logger';
import { Types } from 'mongoose';
import { s3Key, startS3Server, type S3Server } from '../../test/s3-server';
import { copyBackup, copyTargetOf } from './copy-backup';
import { newErasures } from './copy-new-erasures';
import { backupEnvSchema } from './env';
import { erasuresFile } from './erasures';
import { makeBackup } from './make-backup';
import { madeText } from './sentences';

const database = openTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
let directory: string;
let s3: S3Server;
let recipient: string;
beforeAll(async () => {
  await database.ready;
  directory = await mkdtemp(join(tmpdir(), 'camp-copies-'));
  ({ recipient } = await createKeyPair());
});
beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.close());
afterAll(() => rm(directory, { recursive: true }));

const settings = (more: Record<string, string> = {}) =>
  readEnv(backupEnvSchema, {
    MONGODB_URI: database.uri,
    BACKUP_DIR: directory,
    BACKUP_RECIPIENTS: recipient,
    BACKUP_S3_URL: `${s3.url}/camp/our%20backups`,
    BACKUP_S3_KEY_ID: s3Key.id,
    BACKUP_S3_SECRET: s3Key.secret,
    BACKUP_KEEP: '2',
    ...more,
  });

const file = 'camp-20270604-080000.age';
async function copy(content: Buffer, more?: Record<string, string>): Promise<void> {
  await writeFile(join(directory, file), content);
  const env = settings(more);
  await copyBackup(copyTargetOf(env)!, { file, bytes: content.length }, { directory, keep: env.BACKUP_KEEP });
}

it('copies the whole file with a valid signature, and keeps the newest and other files', async () => {
  const content = randomBytes(3_000_000);
  const folder = '/camp/our backups';
  for (const name of ['camp-20270601-080000.age', 'camp-20270602-080000.age', 'camp-20270603-080000.age'])
    s3.files.set(`${folder}/${name}`, Buffer.from(name));
  s3.files.set('/camp/camp-20260101-080000.age', Buffer.from('of another folder'));
  s3.files.set(`${folder}/camp-photos.zip`, Buffer.from('not a backup'));

  await copy(content);

  expect(s3.files.get(`${folder}/${file}`)?.equals(content)).toBe(true);
  expect([...s3.files.keys()].sort()).toEqual([
    '/camp/camp-20260101-080000.age',
    `${folder}/camp-20270603-080000.age`,
    `${folder}/${file}`,
    `${folder}/camp-photos.zip`,
  ]);
});

it('names the host and the reason of a failure, never the key, and deletes nothing', async () => {
  s3.files.set('/camp/our backups/camp-20270101-080000.age', Buffer.from('old'));
  s3.refuse(403);
  // Larger than what a connection buffers, so that the answer comes before the end of the file.
  const refused = copy(randomBytes(20_000_000), { BACKUP_KEEP: '1' });
  await expect(refused).rejects.toThrow(
    new RegExp(`^The copy to ${new URL(s3.url).host} failed: .*(?:403 \\(AccessDenied\\)|EPIPE|ECONNRESET)`),
  );
  s3.refuse(0);
  const unsigned = copy(Buffer.from('x'), { BACKUP_S3_SECRET: 'another secret' });
  await expect(unsigned).rejects.toThrow('it answered with status 403 (SignatureDoesNotMatch).');
  await expect(unsigned).rejects.not.toThrow(/another secret|AKID/);
  const { url } = s3;
  await s3.close();
  await expect(copy(Buffer.from('x'), { BACKUP_S3_URL: `${url}/camp` })).rejects.toThrow('ECONNREFUSED');

  expect([...s3.files.keys()]).toEqual(['/camp/our backups/camp-20270101-080000.age']);
});

it('records with each backup whether it was copied, and keeps a backup whose copy failed', async () => {
  const make = () => makeBackup(settings(), systemClock, logger);

  const copied = await make();
  s3.refuse(500);
  const failed = await make();

  expect(madeText(copied)).toContain('Copied to BACKUP_S3_URL.');
  expect(madeText(failed)).toContain('failed: it answered with status 500');
  const stored = await database.models.Backup.find().sort({ madeAt: 1 }).lean();
  expect(stored).toEqual([
    expect.objectContaining({ file: copied.file, copiedAt: expect.any(Date) as Date }),
    expect.objectContaining({ file: failed.file, copyProblem: failed.copyProblem }),
  ]);
});

const erase = async () => {
  const recordIds = [new Types.ObjectId()];
  await database.models.Erasure.create({ recordIds, at: new Date() });
  return String(recordIds[0]);
};
const copyOfErasures = () => s3.files.get(`/camp/our backups/${erasuresFile}`)?.toString();
const linesHere = () => readFile(join(directory, erasuresFile), 'utf8');

it('copies the ids of erased families with each backup, and within a minute of an erasure', async () => {
  const before = await erase();
  await makeBackup(settings(), systemClock, logger);
  expect(copyOfErasures()).toContain(before);
  const copyNew = newErasures(settings(), systemClock);
  await copyNew();

  const [after, puts] = [await erase(), s3.puts()];
  s3.refuse(500);
  await expect(copyNew()).rejects.toThrow('it answered with status 500');
  expect(copyOfErasures()).not.toContain(after);
  s3.refuse(0);
  await copyNew();
  await copyNew();

  expect(copyOfErasures()).toBe(await linesHere());
  expect(copyOfErasures()).toContain(after);
  // No call while nothing changes.
  expect(s3.puts()).toBe(puts + 2);
});

it('never replaces a copy that knows more erasures', async () => {
  await newErasures(settings(), systemClock)();
  const path = `/camp/our backups/${erasuresFile}`;
  const ofLostServer =
    `${await linesHere()}\n{"at":"2027-06-01T08:00:00.000Z","ids":["${await erase()}"]}\n`.repeat(2);
  s3.files.set(path, Buffer.from(ofLostServer));

  const made = await makeBackup(settings(), systemClock, logger);

  expect(copyOfErasures()).toBe(ofLostServer);
  expect(made.copyProblem).toContain('is longer than the one in BACKUP_DIR. Append its lines to that one');
  expect(s3.files.has(`/camp/our backups/${made.file}`)).toBe(true);
});

it.each<[string, () => Promise<void>]>([
  ['moved', () => rm(join(directory, erasuresFile))],
  ['emptied', () => writeFile(join(directory, erasuresFile), '')],
])('writes all ids again if the file was %s', async (_, lose) => {
  const id = await erase();
  const copyNew = newErasures(settings(), systemClock);
  await copyNew();
  const before = await linesHere();
  await lose();

  await copyNew();

  expect(before).toContain(id);
  expect((await linesHere()).split('\n').sort()).toEqual(before.split('\n').sort());
});

it('refuses an incomplete account before it makes a backup', async () => {
  await expect(makeBackup(settings({ BACKUP_S3_SECRET: '' }), systemClock, logger)).rejects.toThrow(
    'BACKUP_S3_URL needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.',
  );
  expect(() => settings({ BACKUP_S3_URL: 'https://s3.example.org' })).toThrow(
    'BACKUP_S3_URL is wrong: an address such as https://host/bucket',
  );
});
