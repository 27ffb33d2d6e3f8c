import { inEvenTime } from './even-time';

// Only from below: how long a busy machine takes says nothing.
const fromBelow = 245;

it.each([
  ['an answer', () => Promise.resolve('known')],
  ['a refusal', () => Promise.reject(new Error('no'))],
])('%s that is ready at once waits like one that is not', async (_what, work) => {
  const start = performance.now();

  await Promise.allSettled([inEvenTime(work())]);

  expect(performance.now() - start).toBeGreaterThanOrEqual(fromBelow);
});

it('passes on what the work says', async () => {
  await expect(inEvenTime(Promise.resolve('known'))).resolves.toBe('known');
  await expect(inEvenTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
});
