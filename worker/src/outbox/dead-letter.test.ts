import { randomBytes } from 'node:crypto';
import type { EventName } from '@camp/contracts/registries/events';
import { createCamper } from '@camp/database/test/factories/camper';
import { createLogger } from '@camp/runtime/logger';
import { trusted, Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { outboxSweep } from './sweep';

const { bench } = prepareWorker({ outboxSweep: 100, expireAfter: 100 });

it('gives up on an event that never finishes: a dead letter, and the outbox is empty (I7)', async () => {
  const { models } = bench().deps.database;
  const payload = { userId: new Types.ObjectId().toString() };
  const outbox = outboxSweep(bench().deps);
  const row = await bench().record('user.password-changed', payload);
  await new Promise((resolve) => setTimeout(resolve, 150));

  await outbox.sweep();

  expect(await models.Outbox.countDocuments()).toBe(0);
  expect(await models.Delivery.find({ eventId: row._id }).lean()).toEqual([
    expect.objectContaining({ eventId: row._id, state: 'dead', payload }),
  ]);
});

it('tries what became old while no worker ran, pictures and emails alike', async () => {
  const { models } = bench().deps.database;
  const imageId = new Types.ObjectId();
  const { _id: recordId } = await createCamper(models, { imageId });
  await models.Image.create({
    ...{ _id: imageId, subject: 'camper', recordId },
    ...{ bytes: randomBytes(10), contentType: 'image/jpeg' },
  });
  const rows = [
    await bench().record('user.password-changed', { userId: new Types.ObjectId().toString() }),
    await bench().record('image.stored', { imageId: imageId.toString() }),
  ];
  const now = new Date(Date.now() + 3 * bench().deps.settings.intervals.expireAfter);

  await outboxSweep({ ...bench().deps, clock: { now: () => now } }).sweep();

  const left = await models.Outbox.find().sort({ _id: 1 }).lean();
  expect(left.map(({ _id, dispatchedAt }) => [_id, dispatchedAt])).toEqual(
    rows.map(({ _id }) => [_id, expect.any(Date)]),
  );
  expect(
    await models.Delivery.countDocuments({ eventId: trusted({ $in: left.map(({ _id }) => _id) }) }),
  ).toBe(0);
  expect((await models.Image.findById(imageId).lean())?.state).toBe('original');
  await models.Outbox.deleteMany({});
});

it('names the event and the job in the log, and no record', async () => {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'worker',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const row = await bench().record('user.password-changed', { userId: new Types.ObjectId().toString() });
  let now = row.createdAt;
  const outbox = outboxSweep({ ...bench().deps, logger, clock: { now: () => now } });
  now = new Date(row.createdAt.getTime() + 200);

  await outbox.sweep();

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'user.password-changed', eventId: row._id.toString() }),
    expect.objectContaining({ job: 'mail.password-changed', eventId: row._id.toString() }),
  ]);
  expect(new Set(lines.join().match(/[0-9a-f]{24}/g))).toEqual(new Set([row._id.toString()]));
});

it('stores an event with an unknown name as a dead letter, and continues', async () => {
  const { models } = bench().deps.database;
  const outbox = outboxSweep(bench().deps);
  const { _id } = await models.Outbox.create({
    name: 'camper.of-the-past' as EventName,
    payload: { camperId: '1' },
  });
  await new Promise((resolve) => setTimeout(resolve, 150));

  await outbox.sweep();
  const left = await outbox.sweep();

  expect([left, await models.Outbox.countDocuments()]).toEqual([0, 0]);
  expect(await models.Delivery.findOne({ eventId: _id }).lean()).toMatchObject({
    handler: 'camper.of-the-past',
    state: 'dead',
    payload: { camperId: '1' },
  });
});
