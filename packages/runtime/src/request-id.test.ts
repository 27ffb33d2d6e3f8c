import { setTimeout as pause } from 'node:timers/promises';
import { currentRequestId, forRequest } from './request-id';

it('keeps the ids of concurrent requests apart, also after waits', async () => {
  const work = async (wait: number) => {
    await pause(wait);
    return currentRequestId();
  };

  const ids = await Promise.all([
    forRequest('one', () => work(10)),
    forRequest('two', () => work(1)),
    forRequest(undefined, () => work(5)),
  ]);

  expect(ids).toEqual(['one', 'two', undefined]);
  expect(currentRequestId()).toBeUndefined();
});
