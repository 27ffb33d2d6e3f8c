import { camperList } from '@camp/contracts/camper/list';
import { donationList } from '@camp/contracts/donation/list';
import { sortsOf } from '@camp/contracts/lists/list';
import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { createUser } from '@camp/testing/factories/user';
import { mongo } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeAll(async () => {
  const userId = (await createUser(api.models))._id;
  for (const year of [2026, 2027]) {
    const campId = (await createCamp(api.models, { year }))._id;
    for (let one = 0; one < 8; one += 1) await createCamper(api.models, { userId, campId });
  }
  const expiresAt = new Date('2026-07-02');
  // All of them at one moment: the order among equals needs the index too.
  const createdAt = new Date('2026-07-01');
  await api.models.Donation.create(
    [1, 2, 3, 4, 5].map((dollars) => ({ amount: dollars * 100, expiresAt, createdAt })),
  );
});

/** How many documents the database looks at for the find that a list sends. */
async function examinedBy(path: string, collection: string): Promise<number> {
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const find = jest.spyOn(mongo.Collection.prototype, 'find');
  await admin.get(`/api/${path}`).expect(200);
  const sent = find.mock.contexts.findIndex(
    (context) => (context as mongo.Collection).collectionName === collection,
  );
  const [filter = {}, options] = find.mock.calls[sent] ?? [];
  find.mockRestore();
  const cursor = api.connection.collection(collection).find(filter, options);
  const { executionStats } = (await cursor.explain('executionStats')) as {
    executionStats: { totalDocsExamined: number };
  };
  return executionStats.totalDocsExamined;
}

it.each([
  ['camper/list?page=1&pageSize=3', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=-createdAt', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=nameLast', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=-nameLast', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=grade', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=-paid', 'campers'],
  ['camper/list?page=1&pageSize=3&sort=waitlist', 'campers'],
  ['stripe/donate/list?page=1&pageSize=3&sort=-amount', 'donations'],
  ['stripe/donate/list?page=1&pageSize=3', 'donations'],
  ['stripe/donate/list?page=1&pageSize=3&sort=createdAt', 'donations'],
])('reads no more for a page of %s than the page shows', async (path, collection) => {
  expect(await examinedBy(path, collection)).toBe(3);
});

/** A list's model, and the fields by which its call always narrows. */
const listed = [
  [camperList, 'Camper', ['campYear']],
  [donationList, 'Donation', []],
] as const;

it.each(
  listed.flatMap(([list, model, by]) => sortsOf(list).map((sort) => [list.name, sort, model, by] as const)),
)('the list %s has an index for its order by %s', (_list, sort, model, by) => {
  const indexes = api.models[model].schema.indexes().map(([keys]) => Object.keys(keys));
  const wanted = [...by, sort];
  expect(indexes.filter((keys) => wanted.every((field, at) => keys[at] === field))).not.toEqual([]);
});
