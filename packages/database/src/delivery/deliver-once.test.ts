import { once } from 'node:events';
import { createLogger } from '@camp/runtime/logger';
import { openTestDatabase } from '../../test/open-database';
import { startTcpProxy } from '@camp/testing/tcp-proxy';
import { mongo, Types } from 'mongoose';
import { connectDatabase } from '../connection';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import { deliverOnce, storeDeadLetter } from './deliver-once';
import { DeliveryUnderWayError, type DeliveryOf } from './own-delivery';

const { connection, models, ready, uri } = openTestDatabase();
beforeAll(() => ready);

async function recorded(): Promise<DeliveryOf> {
  const payload = { userId: new Types.ObjectId().toString() };
  const row = await inTransaction(connection, (session) =>
    recordEvent(models, session, 'user.password-changed', payload),
  );
  return { eventId: row._id.toString(), handler: 'mail.password-changed', payload };
}

const now = () => new Date();
const inOutbox = async ({ eventId }: DeliveryOf) => (await models.Outbox.exists({ _id: eventId })) !== null;

it('runs the effect once, after which the event leaves the outbox', async () => {
  const delivery = await recorded();
  const effect = jest.fn(() => Promise.resolve());

  await deliverOnce(models, delivery, now, effect);
  await deliverOnce(models, delivery, now, effect);

  expect(effect).toHaveBeenCalledTimes(1);
  expect(await inOutbox(delivery)).toBe(false);
});

it.each([
  ['mail.password-changed', 400],
  ['account.settle-request', 30],
] as const)('remembers %s for %i days, then forgets it', async (handler, days) => {
  const delivery = { ...(await recorded()), handler };
  const at = new Date();

  await deliverOnce(
    models,
    delivery,
    () => at,
    () => Promise.resolve(),
  );

  const { expiresAt } = await models.Delivery.findOne({ eventId: delivery.eventId }).orFail().lean();
  expect(expiresAt).toEqual(new Date(at.getTime() + days * 24 * 60 * 60 * 1000));
});

it('lets no other worker take a running delivery until its lease has expired', async () => {
  const delivery = await recorded();
  const dies = new Promise<void>(() => undefined);
  void deliverOnce(models, delivery, now, () => dies);
  while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
  const effect = jest.fn(() => Promise.resolve());

  await expect(deliverOnce(models, delivery, now, effect)).rejects.toThrow(DeliveryUnderWayError);
  await deliverOnce(models, delivery, () => new Date(Date.now() + 15_000), effect);

  expect(effect).toHaveBeenCalledTimes(1);
});

describe('a lease of a worker whose clock was ten minutes ahead', () => {
  const ahead = () => new Date(Date.now() + 600_000);
  afterEach(() => jest.restoreAllMocks());

  /** Takes the delivery with the wrong clock, and never ends. */
  async function held(): Promise<DeliveryOf> {
    const delivery = await recorded();
    void deliverOnce(models, delivery, ahead, () => new Promise<void>(() => undefined));
    while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
    return delivery;
  }

  const uptime = performance.now.bind(performance);
  /** Lets time pass for this worker. */
  const after = (milliseconds: number) =>
    jest.spyOn(performance, 'now').mockImplementation(() => uptime() + milliseconds);
  const waitOf = (attempt: Promise<void>) => attempt.catch(({ wait }: DeliveryUnderWayError) => wait);

  it('is taken over once it was not renewed for as long as a lease lasts', async () => {
    const delivery = await held();
    const effect = jest.fn(() => Promise.resolve());

    expect(await waitOf(deliverOnce(models, delivery, now, effect))).toBe(12_000);
    after(11_000);
    expect(await waitOf(deliverOnce(models, delivery, now, effect))).toBe(12_000);
    after(12_001);
    await deliverOnce(models, delivery, now, effect);

    expect(effect).toHaveBeenCalledTimes(1);
    expect(await inOutbox(delivery)).toBe(false);
  });

  it('is left to that worker while it renews it', async () => {
    const delivery = await held();
    const effect = jest.fn(() => Promise.resolve());

    await waitOf(deliverOnce(models, delivery, now, effect));
    await models.Delivery.updateOne({ eventId: delivery.eventId }, { leaseUntil: ahead() });
    after(12_001);

    expect(await waitOf(deliverOnce(models, delivery, now, effect))).toBe(12_000);
    expect(effect).not.toHaveBeenCalled();
  });
});

it('reports how long the lease of another worker lasts', async () => {
  const delivery = await recorded();
  const begun = new Date();
  void deliverOnce(
    models,
    delivery,
    () => begun,
    () => new Promise<void>(() => undefined),
  );
  while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
  const waitAfter = async (milliseconds: number) => {
    const time = () => new Date(begun.getTime() + milliseconds);
    const failure: unknown = await deliverOnce(models, delivery, time, jest.fn()).catch(
      (error: unknown) => error,
    );
    return failure instanceof DeliveryUnderWayError ? failure.wait : failure;
  };

  expect([await waitAfter(0), await waitAfter(4_000), await waitAfter(11_999)]).toEqual([12_000, 8_000, 1]);
});

/** An effect that runs until the test ends it. */
function longEffect() {
  let succeed = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  const end = new Promise<void>((resolve, reject) => ([succeed, fail] = [resolve, reject]));
  return { effect: () => end, succeed: () => succeed(), fail: (error: Error) => fail(error) };
}

/** The driver keeps using real timers. */
const timersOfOthers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;
afterEach(() => void jest.useRealTimers());

const later = (milliseconds: number) => () => new Date(Date.now() + milliseconds);

it('does not change a delivery that another worker took over', async () => {
  const delivery = await recorded();
  const [slow, quick] = [longEffect(), longEffect()];
  const ownerOf = async () => (await models.Delivery.findOne({ eventId: delivery.eventId }).lean())?.owner;
  const first = deliverOnce(models, delivery, now, slow.effect);
  let owner = await ownerOf();
  while (!owner) owner = await ownerOf();
  const second = deliverOnce(models, delivery, later(15_000), quick.effect);
  while (owner.equals((await ownerOf()) ?? owner));

  slow.fail(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  const third = jest.fn(() => Promise.resolve());
  await expect(deliverOnce(models, delivery, now, third)).rejects.toThrow(DeliveryUnderWayError);
  quick.succeed();
  await second;

  expect(third).not.toHaveBeenCalled();
  expect(await inOutbox(delivery)).toBe(false);
});

it('lets no other worker take over work that runs longer than the lease', async () => {
  jest.useFakeTimers({ doNotFake: [...timersOfOthers] });
  const delivery = await recorded();
  const long = longEffect();
  let time = Date.now();
  const leaseUntil = async () =>
    (await models.Delivery.findOne({ eventId: delivery.eventId }).lean())?.leaseUntil?.getTime();
  const first = deliverOnce(models, delivery, () => new Date(time), long.effect);
  while (jest.getTimerCount() === 0) await leaseUntil();
  for (let seconds = 0; seconds < 60; seconds += 4) {
    const before = await leaseUntil();
    time += 4_000;
    jest.advanceTimersByTime(4_000);
    while ((await leaseUntil()) === before);
  }
  const effect = jest.fn(() => Promise.resolve());

  await expect(deliverOnce(models, delivery, () => new Date(time), effect)).rejects.toThrow(
    DeliveryUnderWayError,
  );
  long.succeed();
  await first;

  expect([effect.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
  expect(await inOutbox(delivery)).toBe(false);
});

it('lets no effect begin after its lease has expired, and can then be tried again at once', async () => {
  const delivery = await recorded();
  let time = Date.now();
  const effect = jest.fn(() => Promise.resolve());
  const stopped = deliverOnce(
    models,
    delivery,
    () => new Date(time),
    async (ensureHeld) => {
      ensureHeld();
      time += 12_000;
      ensureHeld();
      await effect();
    },
  );

  await expect(stopped).rejects.toThrow(DeliveryUnderWayError);
  expect(effect).not.toHaveBeenCalled();
  await deliverOnce(models, delivery, () => new Date(time), effect);

  expect(effect).toHaveBeenCalledTimes(1);
});

it('lets no effect begin once a renewal has shown that another worker took over', async () => {
  jest.useFakeTimers({ doNotFake: [...timersOfOthers] });
  const delivery = await recorded();
  const long = longEffect();
  let stillHeld = (): boolean => true;
  const first = deliverOnce(models, delivery, now, async (ensureHeld) => {
    stillHeld = () => {
      try {
        ensureHeld();
        return true;
      } catch {
        return false;
      }
    };
    await long.effect();
    ensureHeld();
  });
  while (jest.getTimerCount() === 0) await inOutbox(delivery);
  const second = longEffect();
  void deliverOnce(models, delivery, later(15_000), second.effect);
  const { owner } = await models.Delivery.findOne({ eventId: delivery.eventId }).orFail().lean();
  while (await models.Delivery.exists({ eventId: delivery.eventId, owner }));

  expect(stillHeld()).toBe(true);
  jest.advanceTimersByTime(4_000);
  while (stillHeld()) await inOutbox(delivery);
  long.succeed();

  await expect(first).rejects.toThrow(DeliveryUnderWayError);
});

describe('a database that goes away while the effect happens', () => {
  const memoryOf = (happened = false) => ({ happened, remember: jest.fn(() => Promise.resolve()) });

  it('stores the delivery record as soon as MongoDB is back, without repeating the effect', async () => {
    const proxy = await startTcpProxy(uri);
    const limits = { heartbeat: 500, silence: 300, absence: 1_000 };
    const logger = createLogger({ name: 'test', level: 'silent' });
    const database = connectDatabase({ uri: proxy.uri, logger, limits });
    await database.ready;
    const delivery = await recorded();
    const memory = memoryOf();
    const gone = once(database.connection, 'disconnected');
    const effect = jest.fn(() => Promise.resolve(proxy.freeze()));

    const delivering = deliverOnce(database.models, delivery, now, effect, memory);
    await gone;
    proxy.reset();
    await delivering;
    await database.close();
    proxy.close();

    expect([effect.mock.calls.length, memory.remember.mock.calls.length]).toEqual([1, 1]);
    expect(await models.Delivery.findOne({ eventId: delivery.eventId }).lean()).toMatchObject({
      state: 'done',
    });
    expect(await inOutbox(delivery)).toBe(false);
  });

  it('stores the delivery record in the next attempt if the worker crashed in between', async () => {
    const delivery = await recorded();
    const dies = new Promise<void>(() => undefined);
    void deliverOnce(models, delivery, now, () => dies);
    while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
    const effect = jest.fn(() => Promise.resolve());

    await deliverOnce(models, delivery, now, effect, memoryOf(true));

    expect(effect).not.toHaveBeenCalled();
    expect(await models.Delivery.findOne({ eventId: delivery.eventId }).lean()).toMatchObject({
      state: 'done',
    });
    expect(await inOutbox(delivery)).toBe(false);
  });
});

it('can be tried again at once after a failure', async () => {
  const delivery = await recorded();
  const failing = deliverOnce(models, delivery, now, () => Promise.reject(new Error('not yet')));
  await expect(failing).rejects.toThrow('not yet');
  expect(await inOutbox(delivery)).toBe(true);
  const effect = jest.fn(() => Promise.resolve());

  await deliverOnce(models, delivery, now, effect);

  expect(effect).toHaveBeenCalledTimes(1);
});

it('stores a dead letter, doesn’t run it again, and removes the event', async () => {
  const delivery = await recorded();
  const effect = jest.fn(() => Promise.resolve());

  await storeDeadLetter(models, delivery, 'refused');
  await deliverOnce(models, delivery, now, effect);

  expect(effect).not.toHaveBeenCalled();
  expect(await inOutbox(delivery)).toBe(false);
  expect(await models.Delivery.findOne({ eventId: delivery.eventId }).lean()).toMatchObject({
    state: 'dead',
    reason: 'refused',
    payload: delivery.payload,
  });
});

it('makes no dead letter of a job that is done or discarded', async () => {
  const [done, discarded] = [await recorded(), await recorded()];
  await deliverOnce(models, done, now, () => Promise.resolve());
  await storeDeadLetter(models, discarded, 'refused');
  await models.Delivery.updateOne({ eventId: discarded.eventId }, { state: 'discarded' });
  const stored = ({ eventId }: DeliveryOf) => models.Delivery.find({ eventId }).lean();
  const before = [await stored(done), await stored(discarded)];

  await storeDeadLetter(models, done, 'too late');
  await storeDeadLetter(models, discarded, 'too late');

  expect(before).toMatchObject([[{ state: 'done' }], [{ state: 'discarded' }]]);
  expect([await stored(done), await stored(discarded)]).toEqual(before);
});

it('makes a dead letter of a job that another worker starts at the same moment', async () => {
  const delivery = await recorded();
  const upsert = jest.spyOn(models.Delivery.collection, 'updateOne');
  upsert.mockImplementationOnce(async () => {
    void deliverOnce(models, delivery, now, () => new Promise<void>(() => undefined));
    while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
    // The error of an upsert that found no document and then collided with a new one.
    upsert.mockRestore();
    throw new mongo.MongoServerError({ message: 'E11000', code: 11_000 });
  });

  await storeDeadLetter(models, delivery, 'refused');

  expect(await models.Delivery.find({ eventId: delivery.eventId }).lean()).toMatchObject([
    { state: 'dead', reason: 'refused' },
  ]);
});

it('rejects a payload that doesn’t match the event', async () => {
  const wrong = { userId: 'Ann' };

  await expect(
    inTransaction(connection, (session) => recordEvent(models, session, 'user.password-changed', wrong)),
  ).rejects.toThrow();
});
