import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealPicture } from '@camp/database/image/seal-picture';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { systemClock } from '@camp/runtime/clock';
import { createKeyPair } from '@camp/runtime/key-pair';
import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import { unzip } from '@camp/testing/unzip';
import { Types } from 'mongoose';
import { decrypt } from '../backup/age';
import { exportEverything } from './export-everything';

const database = openTestDatabase();
const { models } = database;
const tools = { clock: systemClock, logger: createLogger({ name: 'export', level: 'silent' }) };
let directory: string;
beforeAll(async () => {
  await database.ready;
  directory = await mkdtemp(join(tmpdir(), 'camp-export-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const envFor = (recipient: string) => ({
  MONGODB_URI: database.uri,
  BACKUP_DIR: directory,
  BACKUP_RECIPIENTS: [recipient],
  MEDICAL_KEY: testKeys,
});

it('writes everything with medical answers and pictures into one encrypted file, audited', async () => {
  const { identity, recipient } = await createKeyPair();
  const administrator = await createUser(models, { roles: ['user', 'admin'] });
  const imageId = new Types.ObjectId();
  const camper = await createCamper(models, { imageId, allergicReactionsVal: 'Sesame paste' });
  const picture = Buffer.from('a picture');
  const owned = { _id: imageId, subject: 'camper', recordId: camper._id } as const;
  const sealed = sealPicture(models, { ...owned, bytes: picture });
  await models.Image.create({ ...owned, ...sealed, contentType: 'image/webp', state: 'ready' });
  const imported = { kind: 'camper', row: 2, year: 2019, title: 'Rivera, Sam', values: {} } as const;
  const medical = { asthma: 'Dust' };
  await models.ImportedRecord.create({ ...imported, importId: new Types.ObjectId(), medical });
  await models.Note.create({ recordId: camper._id, userId: administrator._id, text: 'Sleeps badly' });

  const name = await exportEverything(envFor(recipient), administrator.email.toUpperCase(), tools);
  const chunks = await (await decrypt(createReadStream(join(directory, name)), identity)).toArray();
  const files = unzip(Buffer.concat(chunks as Uint8Array[]));

  expect(files.get('csv/campers.csv')?.toString()).toContain('Sesame paste');
  expect(files.get('json/imported-records.json')?.toString()).toContain('"medical":{"asthma":"Dust"}');
  expect(files.get('json/notes.json')?.toString()).toContain('Sleeps badly');
  expect(files.get(`pictures/camper-${String(camper._id)}-${String(imageId)}.webp`)).toEqual(picture);
  expect(files.get('json/accounts.json')?.toString()).not.toContain('passwordHash');
  expect(await models.Audit.findOne({ subject: 'everything' }).lean()).toMatchObject({
    actorId: administrator._id,
    action: 'export',
    part: 'encrypted',
    actorRoles: ['user', 'admin'],
  });
});

it('is refused for an account without the role admin, and leaves no file', async () => {
  const { recipient } = await createKeyPair();
  const { email } = await createUser(models);
  const before = await readdir(directory);

  for (const one of [email, 'nobody@example.org'])
    await expect(exportEverything(envFor(recipient), one, tools)).rejects.toThrow(
      `${one} isn’t an administrator’s account.`,
    );
  expect(await readdir(directory)).toEqual(before);
});

it('is refused without the key of a medical answer, and leaves no file', async () => {
  const { recipient } = await createKeyPair();
  const administrator = await createUser(models, { roles: ['user', 'admin'] });
  await createCamper(models, { allergicReactionsVal: 'Sesame paste' });
  const before = await readdir(directory);
  const env = { ...envFor(recipient), MEDICAL_KEY: keyringOf(createMedicalKey()) };

  await expect(exportEverything(env, administrator.email, tools)).rejects.toThrow(
    `MEDICAL_KEY lacks the key ${testKeys.current.id}`,
  );
  expect(await readdir(directory)).toEqual(before);
});
