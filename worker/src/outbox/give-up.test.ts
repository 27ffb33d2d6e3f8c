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
  expect(await models.Delivery.find().lean()).toEqual([
    expect.objectContaining({ eventId: row._id, state: 'dead', payload }),
  ]);
});
