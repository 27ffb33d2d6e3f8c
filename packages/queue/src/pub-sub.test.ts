import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '@camp/runtime/logger';
import { testRedisUrl } from '@camp/testing/test-database';
import { createPubSub, type PubSub } from './pub-sub';

const logger = createLogger({ name: 'test', level: 'silent' });
const open: PubSub[] = [];
afterEach(() => open.splice(0).forEach((pubSub) => pubSub.close()));

/** Subscribes like one process. */
function listen() {
  const received: string[] = [];
  const pubSub = createPubSub({ redisUrl: testRedisUrl(), logger, onMessage: (word) => received.push(word) });
  open.push(pubSub);
  return { ...pubSub, received };
}

/** Publishes until the other process has received a message, so that its subscription is active. */
async function meet(one: ReturnType<typeof listen>, other: ReturnType<typeof listen>): Promise<void> {
  while (other.received.length === 0) {
    one.publish('hello');
    await pause(20);
  }
}

it('reaches the other processes in order, but not the publisher', async () => {
  const [publisher, listener] = [listen(), listen()];
  await meet(publisher, listener);
  await meet(listener, publisher);
  const words: string[] = [randomUUID(), randomUUID(), randomUUID()];

  words.forEach((word) => publisher.publish(word));
  while (!listener.received.includes(words[2]!)) await pause(5);

  expect(listener.received.filter((word) => words.includes(word))).toEqual(words);
  listener.publish('last');
  while (!publisher.received.includes('last')) await pause(5);
  expect(publisher.received).not.toEqual(expect.arrayContaining([words[0]]));
});

it('logs nothing about a message that could not be sent before the shutdown', async () => {
  const warned = jest.fn();
  const pubSub = createPubSub({
    redisUrl: 'redis://127.0.0.1:1',
    logger: { ...logger, warn: warned, info: jest.fn() } as never,
    onMessage: () => undefined,
  });
  pubSub.publish('lost');

  pubSub.close();
  await pause(20);

  expect(
    warned.mock.calls.filter(([, text]) => text === 'Messages do not reach the other processes'),
  ).toEqual([]);
});
