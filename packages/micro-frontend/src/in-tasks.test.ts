import { inTasks } from './in-tasks';

it('runs parts in order, each in a task of its own, and returns the last result', async () => {
  const events: string[] = [];
  const part = (name: string) => () => {
    events.push(name);
    setImmediate(() => events.push(`after ${name}`));
    return Promise.resolve(name);
  };

  const last = await inTasks(part('first'), part('second'), part('third'));

  expect(last).toBe('third');
  expect(events).toEqual(['first', 'after first', 'second', 'after second', 'third']);
});

it('stops at a part that fails', async () => {
  const never = jest.fn(() => Promise.resolve());

  await expect(inTasks(() => Promise.reject(new Error('gone')), never)).rejects.toThrow('gone');

  expect(never).not.toHaveBeenCalled();
});
