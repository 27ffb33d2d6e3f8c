import { MongoClient } from 'mongodb';
import { dropLeftovers } from './leftovers';
import { testServer } from './test-database';
import { nameTestDatabase } from './test-database-name';

it('drops what killed runs left behind, and no other database', async () => {
  const client = await MongoClient.connect(testServer());
  const hour = 60 * 60 * 1000;
  const [left, underWay] = [nameTestDatabase(Date.now() - 7 * hour), nameTestDatabase(Date.now() - hour)];
  const ofSomebody = `of-somebody-${underWay.slice(-36)}`;
  for (const name of [left, underWay, ofSomebody]) await client.db(name).createCollection('things');

  await dropLeftovers(client);

  const { databases } = await client.db('admin').command({ listDatabases: 1, nameOnly: true });
  const names = (databases as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([underWay, ofSomebody]));
  expect(names).not.toContain(left);
  for (const name of [underWay, ofSomebody]) await client.db(name).dropDatabase();
  await client.close();
});
