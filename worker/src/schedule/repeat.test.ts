import { createLogger } from '@camp/runtime/logger';
import { repeat } from './repeat';

const logger = createLogger({ name: 'test', level: 'silent' });
afterEach(() => void jest.useRealTimers());

it('waits for the run under way when it is stopped, and for no other', async () => {
  let finish = (): void => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = repeat('test', 1, work, logger);
  const order: string[] = [];

  const stopped = repeated.stop().then(() => order.push('stopped'));
  setImmediate(() => {
    order.push('finished');
    finish();
  });
  await stopped;

  expect(order).toEqual(['finished', 'stopped']);
  expect(work).toHaveBeenCalledTimes(1);
});

it('abandons a run that takes longer than its process may take to end', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const repeated = repeat('test', 1, () => new Promise<void>(() => undefined), logger);
  const stopped = jest.fn();

  const stopping = repeated.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(8_900);
  expect(stopped).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);

  expect(stopped).toHaveBeenCalledTimes(1);
  await stopping;
});
