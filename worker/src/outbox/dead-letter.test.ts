import type { EventName } from '@camp/contracts/registries/events';
import { createLogger } from '@camp/runtime/logger';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { outboxSweep } from './sweep';

const { bench } = prepareWorker({ outboxSweep: 100, expireAfter: 100 });

it('gives up on an event that never finishes: a dead letter, and the outbox is empty (I7)', async () => {
  const { models } = bench().deps.database;
  const payload = { userId: new Types.ObjectId().toString() };
  const row = await bench().record('user.password-changed', payload);
  await new Promise((resolve) => setTimeout(resolve, 150));

  await outboxSweep(bench().deps).sweep();

  expect(await models.Outbox.countDocuments()).toBe(0);
  expect(await models.Delivery.find({ eventId: row._id }).lean()).toEqual([
    expect.objectContaining({ eventId: row._id, state: 'dead', payload }),
  ]);
});

it('names the event and the job in the log, and no record', async () => {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'worker',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const row = await bench().record('user.password-changed', { userId: new Types.ObjectId().toString() });
  const clock = { now: () => new Date(row.createdAt.getTime() + 200) };

  await outboxSweep({ ...bench().deps, logger, clock }).sweep();

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'user.password-changed', eventId: row._id.toString() }),
    expect.objectContaining({ job: 'mail.password-changed', eventId: row._id.toString() }),
  ]);
  expect(new Set(lines.join().match(/[0-9a-f]{24}/g))).toEqual(new Set([row._id.toString()]));
});

it('stores an event with an unknown name as a dead letter, and continues', async () => {
  const { models } = bench().deps.database;
  const { _id } = await models.Outbox.create({
    name: 'camper.of-the-past' as EventName,
    payload: { camperId: '1' },
  });
  await new Promise((resolve) => setTimeout(resolve, 150));

  await outboxSweep(bench().deps).sweep();
  const left = await outboxSweep(bench().deps).sweep();

  expect([left, await models.Outbox.countDocuments()]).toEqual([0, 0]);
  expect(await models.Delivery.findOne({ eventId: _id }).lean()).toMatchObject({
    handler: 'camper.of-the-past',
    state: 'dead',
    payload: { camperId: '1' },
  });
});
