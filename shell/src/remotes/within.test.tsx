import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rejects when the time is over', async () => {
  const outcome = expect(within(10_000, () => new Promise(() => undefined))).rejects.toThrow(
    'This took too long to load.',
  );

  await jest.advanceTimersByTimeAsync(10_000);

  await outcome;
});

it('returns the result if it comes in time, and leaves no timer', async () => {
  await expect(within(10_000, () => Promise.resolve('page'))).resolves.toBe('page');

  expect(jest.getTimerCount()).toBe(0);
});
