import { openTestDatabase } from '../../test/open-database';
import { expiringModels, retentionOf } from './retained-models';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

/** Kinds of records of which nobody decided how long they stay. */
const undecided = (all: object) => Object.keys(all).filter((name) => !(name in retentionOf));

it('knows how long every collection is stored, and notices a new one', () => {
  expect(undecided(models)).toEqual([]);
  expect(undecided({ ...models, Diary: {} })).toEqual(['Diary']);
});

it('names as expiring exactly the collections with such an index', () => {
  const withIndex = Object.entries(models).flatMap(([name, { schema }]) =>
    schema.indexes().some(([, { expireAfterSeconds }]) => expireAfterSeconds !== undefined) ? [name] : [],
  );

  expect([...expiringModels].sort()).toEqual(withIndex.sort());
});
