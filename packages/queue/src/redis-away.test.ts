import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { camperRegistered, closing, logger } from '../test/fixture';
import { createProducer } from './producer';

it('returns an error without waiting while Redis is away', async () => {
  const marked: string[] = [];
  const producer = createProducer({
    redisUrl: 'redis://127.0.0.1:1',
    logger,
    markDispatched: async (rows) => void marked.push(...rows.map(({ _id }) => _id.toString())),
  });
  closing.push(producer);

  await expect(producer.dispatch(camperRegistered())).rejects.toThrow();
  await expect(producer.ping()).rejects.toThrow();
  producer.dispatchSoon(camperRegistered());

  expect(marked).toEqual([]);
});

it('times out on a Redis that accepts and never answers (F3)', async () => {
  const producer = await produceForFrozenRedis();

  await expect(producer.dispatch(camperRegistered())).rejects.toThrow('Redis did not answer within 100 ms.');
});

it('leaves no listener for each event behind while Redis does not respond', async () => {
  const connecting = jest.spyOn(Redis.prototype, 'connect');
  const producer = await produceForFrozenRedis();
  const connection = connecting.mock.contexts[0] as Redis;
  connecting.mockRestore();
  const listeners = () => connection.listenerCount('ready') + connection.listenerCount('error');
  await expect(producer.dispatch(camperRegistered())).rejects.toThrow();
  const waiting = listeners();

  const events = Array.from({ length: 20 }, () => producer.dispatch(camperRegistered()));
  const outcomes = await Promise.allSettled(events);

  expect(outcomes.map(({ status }) => status)).toEqual(events.map(() => 'rejected'));
  expect(listeners()).toBeLessThanOrEqual(waiting);
});

/** A producer whose Redis accepts connections and never answers. */
async function produceForFrozenRedis() {
  const frozen = createServer((socket) => void socket.resume()).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as AddressInfo;
  const producer = createProducer({
    redisUrl: `redis://127.0.0.1:${port}`,
    logger,
    timeout: 100,
    markDispatched: () => Promise.reject(new Error('nothing was dispatched')),
  });
  closing.push({ close: async () => void frozen.close() }, producer);
  return producer;
}
