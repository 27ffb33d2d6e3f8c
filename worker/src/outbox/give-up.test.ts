import type { EventName } from '@camp/contracts/registries/events';
import { Types } from 'mongoose';
import { prepareWorker } from '../fixture';
import { sweepOutbox } from './sweep';

const { bench } = prepareWorker({ outboxSweep: 100, giveUpAfter: 100 });

it('gives up loudly what never finishes: a dead letter, and the outbox is empty (I7)', async () => {
  const { models } = bench().deps.database;
  const payload = { userId: new Types.ObjectId().toString() };
  const row = await bench().record('user.password-changed', payload);
  await new Promise((resolve) => setTimeout(resolve, 150));

  await sweepOutbox(bench().deps);

  expect(await models.Outbox.countDocuments()).toBe(0);
  expect(await models.Delivery.find({ eventId: row._id }).lean()).toEqual([
    expect.objectContaining({ eventId: row._id, state: 'dead', payload }),
  ]);
});

it('keeps an event as a dead letter whose name nobody knows any more, and goes on', async () => {
  const { models } = bench().deps.database;
  const { _id } = await models.Outbox.create({
    name: 'camper.of-the-past' as EventName,
    payload: { camperId: '1' },
  });
  await new Promise((resolve) => setTimeout(resolve, 150));

  await sweepOutbox(bench().deps);
  const left = await sweepOutbox(bench().deps);

  expect([left, await models.Outbox.countDocuments()]).toEqual([0, 0]);
  expect(await models.Delivery.findOne({ eventId: _id }).lean()).toMatchObject({
    handler: 'camper.of-the-past',
    state: 'dead',
    payload: { camperId: '1' },
  });
});
