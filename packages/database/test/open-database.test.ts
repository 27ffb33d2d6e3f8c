import { connectDatabase } from '../src/connection';
import type { Models } from '../src/models';
import { createLogger } from '@camp/runtime/logger';
import type { Model } from 'mongoose';
import { openTestDatabase } from './open-database';
import { createTestDatabase } from '@camp/testing/test-database';

const { models, ready } = openTestDatabase();
const { uri } = createTestDatabase();
beforeAll(() => ready);

const expiringIndexes = async (of: Models) => {
  const every = Object.values(of) as Model<unknown>[];
  const indexes = (await Promise.all(every.map((model) => model.listIndexes()))).flat();
  return indexes.filter((index) => 'expireAfterSeconds' in index).map(({ name }: { name: string }) => name);
};

it('expires records by the test’s clock', async () => {
  const product = connectDatabase({ uri, logger: createLogger({ name: 'test', level: 'silent' }) });
  await product.ready;

  expect(await expiringIndexes(models)).toEqual([]);
  // As a control, the same function finds expiring indexes in a product database.
  expect(await expiringIndexes(product.models)).toContain('expiresAt_1');

  await product.close();
});
