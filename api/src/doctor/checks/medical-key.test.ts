import { connectDatabase, type Database } from '@camp/database/connection';
import { connectUnprepared } from '@camp/database/connect-unprepared';
import { createCamper } from '@camp/database/test/factories/camper';
import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';
import { doctorTools } from '../../../test/doctor-tools';
import { medicalKey } from './medical-key';

const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
let prepared: Database;
let database: ReturnType<typeof connectUnprepared>;
beforeAll(async () => {
  prepared = connectDatabase({ uri, logger, keys: testKeys });
  await prepared.ready;
  database = connectUnprepared(uri);
  await database.connection.asPromise();
});
afterAll(async () => {
  await database.close();
  await prepared.close();
});

const find = (keys?: typeof testKeys) =>
  medicalKey.run(doctorTools({ database, settings: keys ? { MEDICAL_KEY: keys } : {} }));

it('names a lost key before a start would be refused (S65)', async () => {
  const { id } = testKeys.current;
  const other = keyringOf(createMedicalKey());
  // Nothing is encrypted yet, but a process has started with the key.
  expect(await find(other)).toMatchObject({ state: 'wrong' });
  await createCamper(prepared.models, {});

  expect(JSON.stringify(await find(other))).toContain(`MEDICAL_KEY lacks the key ${id}`);
  expect(JSON.stringify(await find(testKeys))).toContain(`Key ${id} opens the newest medical answers.`);
  const both = { current: other.current, keys: [...other.keys, ...testKeys.keys] };
  expect(JSON.stringify(await find(both))).toContain('Earlier answers still need an earlier key');
  expect(await find()).toMatchObject({ state: 'not-checked' });
});
