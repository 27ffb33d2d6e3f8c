import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from './in-turn';

it('stores an account’s registrations one after another, also after a failure', async () => {
  let running = 0;
  let most = 0;
  const store = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    running -= 1;
    if (fails) throw new Error('full');
  };

  const ended = await Promise.allSettled([0, 1, 2, 3].map((one) => inTurn('a', () => store(one % 2 === 0))));

  expect(most).toBe(1);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

it('lets other accounts pass at once', async () => {
  const order: string[] = [];
  const slow = inTurn('a', () => pause(20).then(() => order.push('a')));
  await Promise.all([slow, inTurn('b', async () => order.push('b'))]);
  expect(order).toEqual(['b', 'a']);
});

it('doesn’t wait for a registration that is stuck', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  void inTurn('a', () => new Promise(() => undefined));
  const second = jest.fn(async () => 'stored');
  const waiting = inTurn('a', second);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(second).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(await waiting).toBe('stored');
});
