import { randomBytes } from 'node:crypto';
import { placeOfPicture } from '@camp/database/image/seal-picture';
import { seal, SealError } from '@camp/database/sealing/seal';
import { createCamper } from '@camp/database/test/factories/camper';
import { NotYetError } from '@camp/queue/consumer';
import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { Types } from 'mongoose';
import { prepareWorker } from '../test/fixture';
import { createHandlers } from './handlers';
import { deadLetter } from './outbox/dead-letter';
import { outboxSweep } from './outbox/sweep';
import { waitingForKeys } from './wait-for-key';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;

/** An original that another key encrypted, and its event. */
async function lost() {
  const imageId = new Types.ObjectId();
  const { _id: recordId } = await createCamper(models(), { imageId });
  const owned = { _id: imageId, subject: 'camper', recordId } as const;
  const other = keyringOf(createMedicalKey());
  const { key, value } = seal(other, randomBytes(2_000), placeOfPicture(owned));
  await models().Image.create({ ...owned, key, bytes: value, contentType: 'image/jpeg' });
  const payload = { imageId: imageId.toString() };
  const row = await bench().record('image.stored', payload);
  const work = { eventId: row._id.toString(), name: 'image.resize', payload } as const;
  const state = async () => ({
    named: (await models().Camper.findById(recordId).lean())?.imageId,
    image: await models().Image.findById(imageId).lean(),
    event: await models().Outbox.findById(row._id, { name: 1, payload: 1 }).lean(),
    dead: await models().Delivery.countDocuments({ eventId: work.eventId, state: 'dead' }),
  });
  return { row, work, state };
}

it('lets a picture wait whose key is lost, and counts no failed try (S65)', async () => {
  const { work, state } = await lost();
  const before = await state();
  const memory = { happened: false, remember: () => Promise.resolve() };
  const handlers = waitingForKeys(createHandlers(bench().deps), bench().deps.logger);

  await expect(handlers['image.resize'](work, memory)).rejects.toThrow(NotYetError);

  expect(await state()).toEqual(before);
});

it('gives up no picture whose key is lost, however long it takes, and other events go on (S65)', async () => {
  const { row, work, state } = await lost();
  const before = await state();
  const { deps } = bench();
  const error = new Error('timeout: 31% complete');
  await expect(deadLetter(deps, { ...work, error })).rejects.toThrow(SealError);
  const next = await bench().record('user.password-changed', { userId: new Types.ObjectId().toString() });

  let now = row.createdAt;
  const outbox = outboxSweep({ ...deps, clock: { now: () => now } });
  now = new Date(now.getTime() + 2 * deps.settings.intervals.expireAfter);
  await outbox.sweep();

  expect(await state()).toEqual(before);
  expect(await models().Outbox.exists({ _id: next._id })).toBeNull();
});
