import { createMedicalKey, keyringOf, type Keyring } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';
import { Types, type mongo } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { connectDatabase, type Database } from '../connection';
import { insertImage } from '../image/insert-image';
import { inTransaction } from '../transaction';
import { claimKeys, refuseLostKeys } from './used-keys';

const logger = createLogger({ name: 'test', level: 'silent' });
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const { uri } = createTestDatabase();
const own = createTestDatabase();
function start(keys: Keyring) {
  const database = connectDatabase({ uri, logger, keys });
  opened.push(database);
  return database;
}
const other = keyringOf(createMedicalKey());
const lost = `MEDICAL_KEY lacks the key ${testKeys.current.id}, which encrypted medical answers or pictures.`;

async function everything({ connection }: Database): Promise<mongo.Document[]> {
  const documents = [];
  for (const one of await connection.db!.collections())
    for (const document of await one.find().toArray()) documents.push({ in: one.collectionName, document });
  return documents;
}

it('starts nothing with another key, changes nothing, and names the missing one (S65)', async () => {
  const database = start(testKeys);
  await database.ready;
  const camper = await createCamper(database.models, { allergicReactionsVal: 'Bees' });
  const before = JSON.stringify(await everything(database));

  await expect(start(other).ready).rejects.toThrow(lost);
  expect(JSON.stringify(await everything(database))).toBe(before);

  // The right key alone, and beside another one.
  await start(testKeys).ready;
  const both = { current: other.current, keys: [...other.keys, ...testKeys.keys] };
  const rotating = start(both);
  await rotating.ready;
  const found = await rotating.models.Camper.findById(camper._id).lean();
  expect(found?.allergicReactionsVal).toBe('Bees');
  // From now on, both are needed.
  await expect(start(testKeys).ready).rejects.toThrow(`lacks the key ${other.current.id}`);
  expect(await refuseLostKeys(database.connection.db!, both)).toEqual(
    expect.arrayContaining([testKeys.current.id, other.current.id]),
  );
});

it('knows the key of an old picture too, and lets only one of two new keys in (S65)', async () => {
  const keys = keyringOf(createMedicalKey());
  const database = connectDatabase({ uri: own.uri, logger, keys });
  opened.push(database);
  await database.ready;
  const { connection, models } = database;
  const image = { _id: new Types.ObjectId(), subject: 'camper', recordId: new Types.ObjectId() } as const;
  await inTransaction(connection, (session) =>
    insertImage(models, session, { ...image, bytes: Buffer.from('picture'), contentType: 'image/webp' }),
  );
  await expect(refuseLostKeys(connection.db!, other)).rejects.toThrow(`lacks the key ${keys.current.id}`);

  await connection.db!.collection('medical-keys').deleteMany({});
  const third = keyringOf(createMedicalKey());
  const claimed = await Promise.allSettled([other, third].map((one) => claimKeys(connection.db!, one)));
  expect(claimed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
