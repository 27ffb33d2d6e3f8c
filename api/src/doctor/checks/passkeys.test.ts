import { connectDatabase, type Database } from '@camp/database/connection';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';
import { Types } from 'mongoose';
import { doctorTools } from '../../../test/doctor-tools';
import { passkeys } from './passkeys';

const { uri } = createTestDatabase();
let database: Database;
beforeAll(async () => {
  database = connectDatabase({
    uri,
    logger: createLogger({ name: 'test', level: 'silent' }),
    keys: testKeys,
  });
  await database.ready;
});
afterAll(() => database.close());

const findAt = (PUBLIC_URL: string) => passkeys.run(doctorTools({ database, settings: { PUBLIC_URL } }));

it('names passkeys that stopped with a change of the domain', async () => {
  await database.models.Passkey.create({
    ...{ userId: new Types.ObjectId(), credentialId: 'one', publicKey: 'none', counter: 0, transports: [] },
    ...{ deviceType: 'multiDevice', backedUp: false, name: 'Phone', domain: 'old.example.org' },
  });

  expect(await findAt('https://old.example.org/')).toMatchObject({ state: 'right' });
  expect(await findAt('https://new.example.org')).toEqual({
    state: 'wrong',
    sentence: 'Passkeys that were made for old.example.org don’t work on new.example.org.',
  });
});
