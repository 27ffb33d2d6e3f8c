import { batch } from './batch';

it('does together what comes within a while, and what comes later in a turn of its own', async () => {
  const batches: (readonly string[])[] = [];
  const add = batch<string>(20, async (items) => void batches.push([...items]));

  await Promise.all([add('a'), add('b')]);
  await add('c');

  expect(batches).toEqual([['a', 'b'], ['c']]);
});

it('fails for all that were part of it, and goes on with the next', async () => {
  let isBroken = true;
  const add = batch<string>(20, () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()));

  const outcomes = await Promise.allSettled([add('a'), add('b')]);
  isBroken = false;

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(add('c')).resolves.toBeUndefined();
});
