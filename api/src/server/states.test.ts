import { createStates } from './states';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function parts() {
  const mongodb = jest.fn(() => Promise.resolve());
  const work = jest.fn(() => Promise.resolve({ worker: 'up', outbox: 'up' } as const));
  const states = createStates({ mongodb, redis: () => Promise.resolve(), work });
  return { mongodb, work, states };
}

it('checks at most once per second, however often it is requested, and the jobs once in five seconds', async () => {
  const { mongodb, work, states } = parts();
  for (let second = 0; second < 10; second += 1) {
    const asked = Array.from({ length: 50 }, () => states());
    await Promise.all(asked);
    await states();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect([mongodb.mock.calls.length, work.mock.calls.length]).toEqual([10, 2]);
});

it('checks again while MongoDB is away, one check at a time, and sends no other query', async () => {
  const { mongodb, work, states } = parts();
  const away = new Error('away');
  mongodb.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const down = { mongodb: 'down', redis: 'up', worker: 'unknown', outbox: 'unknown' };

  expect(await Promise.all([states(), states()])).toEqual([down, down]);
  expect(await states()).toEqual(down);
  expect(work).not.toHaveBeenCalled();
  expect(await states()).toEqual({ mongodb: 'up', redis: 'up', worker: 'up', outbox: 'up' });
  expect(mongodb).toHaveBeenCalledTimes(3);
});

it('reports the state of the jobs as unknown if it cannot be read, and reads it again', async () => {
  const { work, states } = parts();
  work.mockRejectedValueOnce(new Error('too slow'));
  expect(await states()).toMatchObject({ mongodb: 'up', worker: 'unknown', outbox: 'unknown' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await states()).toMatchObject({ worker: 'up', outbox: 'up' });
});
