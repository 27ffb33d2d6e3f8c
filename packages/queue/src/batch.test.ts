import { batch } from './batch';

it('handles items of one interval together, and later items in the next batch', async () => {
  const batches: (readonly string[])[] = [];
  const add = batch<string>(20, async (items) => void batches.push([...items]));

  await Promise.all([add('a'), add('b')]);
  await add('c');

  expect(batches).toEqual([['a', 'b'], ['c']]);
});

it('rejects every item of a failed batch, and continues with the next', async () => {
  let isBroken = true;
  const add = batch<string>(20, () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()));

  const outcomes = await Promise.allSettled([add('a'), add('b')]);
  isBroken = false;

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(add('c')).resolves.toBeUndefined();
});
