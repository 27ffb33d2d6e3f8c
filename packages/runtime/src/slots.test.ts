import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSlots } from './slots';

/** A work that runs until the test ends it. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: jest.fn(() => ended), end: () => end() };
}

it('runs as much as it has slots, and the rest in order', async () => {
  const slots = createSlots(2);
  const works = [work(), work(), work(), work()];
  const running = works.map(({ run }) => slots.run(run));
  const begun = () => works.map(({ run }) => run.mock.calls.length);

  await nextTurn();
  expect(begun()).toEqual([1, 1, 0, 0]);
  works[1]?.end();
  await running[1];
  await nextTurn();
  expect(begun()).toEqual([1, 1, 1, 0]);
  for (const { end } of works) end();
  await Promise.all(running);

  expect(begun()).toEqual([1, 1, 1, 1]);
});

it('frees the slot of work that fails', async () => {
  const slots = createSlots(1);
  const failing = slots.run(() => Promise.reject(new Error('no')));
  const next = slots.run(() => Promise.resolve('yes'));

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('starts no work once it is closed', async () => {
  const slots = createSlots(1);
  const [first, second, third] = [work(), work(), work()];
  const running = slots.run(first.run);
  const waiting = slots.run(second.run);

  slots.close();

  await expect(waiting).rejects.toThrow('closed');
  first.end();
  await running;
  await expect(slots.run(third.run)).rejects.toThrow('closed');
  expect([second.run.mock.calls, third.run.mock.calls]).toEqual([[], []]);
});
