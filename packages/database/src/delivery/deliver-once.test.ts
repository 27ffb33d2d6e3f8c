import { openTestDatabase } from '@camp/testing/open-database';
import { Types } from 'mongoose';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import { deliverOnce, DeliveryUnderWayError, keepDeadLetter, type DeliveryOf } from './deliver-once';

const { connection, models, ready } = openTestDatabase();
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

it('lets nobody else do what is under way, until its worker must be dead', async () => {
  const delivery = await recorded();
  const dies = new Promise<void>(() => undefined);
  void deliverOnce(models, delivery, now, () => dies);
  while (!(await models.Delivery.exists({ eventId: delivery.eventId })));
  const effect = jest.fn(() => Promise.resolve());

  await expect(deliverOnce(models, delivery, now, effect)).rejects.toThrow(DeliveryUnderWayError);
  await deliverOnce(models, delivery, () => new Date(Date.now() + 15_000), effect);

  expect(effect).toHaveBeenCalledTimes(1);
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

it('keeps a dead letter, does it no more, and lets the event go', async () => {
  const delivery = await recorded();
  const effect = jest.fn(() => Promise.resolve());

  await keepDeadLetter(models, delivery, 'refused');
  await deliverOnce(models, delivery, now, effect);

  expect(effect).not.toHaveBeenCalled();
  expect(await inOutbox(delivery)).toBe(false);
  expect(await models.Delivery.findOne({ eventId: delivery.eventId }).lean()).toMatchObject({
    state: 'dead',
    reason: 'refused',
    payload: delivery.payload,
  });
});

it('refuses to record what is not the event’s payload', async () => {
  const wrong = { userId: 'Ann' };

  await expect(
    inTransaction(connection, (session) => recordEvent(models, session, 'user.password-changed', wrong)),
  ).rejects.toThrow();
});
