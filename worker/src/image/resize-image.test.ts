import { putBack } from '@camp/database/delivery/failed-work';
import type { StoredImage } from '@camp/database/image/image-model';
import { openPicture } from '@camp/database/image/seal-picture';
import { withUnreadableProof } from '@camp/database/image/unreadable-proof';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { inTransaction } from '@camp/database/transaction';
import { HopelessError } from '@camp/queue/consumer';
import { UnrecoverableError } from 'bullmq';
import sharp, { type Sharp } from 'sharp';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { deadLetter } from '../outbox/dead-letter';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function stored(bytes: Buffer): Promise<{ image: StoredImage | undefined; eventId: string }> {
  const { _id } = await models().Image.create({
    subject: 'camper',
    recordId: new Types.ObjectId(),
    bytes,
    contentType: 'image/jpeg',
  });
  const eventId = await bench().happen('image.stored', { imageId: _id.toString() });
  await bench().finished(eventId);
  const image = await models().Image.findById(_id);
  // `toObject` converts the bytes to BSON's Binary.
  return { image: image ? { ...image.toObject(), bytes: openPicture(models(), image) } : undefined, eventId };
}

/** A camper with a proof of vaccination, and its event. */
async function camperWithImage(bytes: Buffer) {
  const user = await createUser(models());
  const imageId = new Types.ObjectId();
  const camper = await createCamper(models(), { userId: user._id, imageId, covid: 'Yes' });
  await models().Image.create({
    _id: imageId,
    subject: 'camper',
    recordId: camper._id,
    bytes,
    contentType: 'image/jpeg',
  });
  const mailed = () => bench().inbox.waitFor(({ recipients }) => recipients.includes(user.email));
  const state = async () => ({
    named: (await models().Camper.findById(camper._id).orFail()).imageId,
    isProved: (await models().Camper.findById(camper._id).orFail()).flags.proof,
    isUnreadable: (await withUnreadableProof(models().Camper, camper.campYear)).some((id) =>
      id.equals(camper._id),
    ),
    image: (await models().Image.findById(imageId).lean())?.state,
  });
  return { payload: { imageId: imageId.toString() }, imageId, mailed, state };
}

const photo = () =>
  sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#5b7f4f' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('makes an upright picture of at most 2000 pixels, without camera metadata (S41)', async () => {
  const original = await photo();

  const { image } = await stored(original);

  const before = await sharp(original).metadata();
  const after = await sharp(image?.bytes).metadata();
  expect(before).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
  expect(image).toMatchObject({ state: 'ready', contentType: 'image/webp' });
  expect(after).toMatchObject({ format: 'webp', width: 1_000, height: 2_000 });
  expect(after.exif).toBeUndefined();
});

it.each([
  ['garbage', async () => Buffer.from('not a picture at all')],
  ['a cut-off file', async () => (await photo()).subarray(0, 4_000)],
  [
    'more pixels than it may have',
    () =>
      sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
])('fails at once on %s, and continues with the next picture (F19)', async (_what, poison) => {
  const { image: poisoned, eventId } = await stored(await poison());
  const { image: next } = await stored(await photo());

  expect(poisoned).toBeUndefined();
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'dead' });
  expect(next?.state).toBe('ready');
});

it('removes an unreadable picture from its camper, stores no part of it, and notifies the family', async () => {
  const { payload, mailed, state } = await camperWithImage((await photo()).subarray(0, 4_000));

  await bench().happen('image.stored', payload);

  expect((await mailed()).subject).toContain('We couldn’t read the picture');
  expect(await state()).toEqual({ named: null, isProved: false, isUnreadable: true, image: undefined });
});

it.each([
  'timeout: 31% complete\nVipsImage: killed for image "temp-67"',
  'out of memory -- size == 120MB',
  'Insufficient memory (case 4)',
])('retries a good picture after a failure of the machine: %s', async (trouble) => {
  const { payload, imageId, state } = await camperWithImage(await photo());
  const toBuffer = jest.spyOn(sharp.prototype as Sharp, 'toBuffer');
  toBuffer.mockImplementationOnce(() => Promise.reject(new Error(trouble)));

  await bench().finished(await bench().happen('image.stored', payload));
  toBuffer.mockRestore();

  expect(await state()).toEqual({ named: imageId, isProved: true, isUnreadable: false, image: 'ready' });
});

it('gives up on a picture that stopped the worker too often, like on an unreadable one', async () => {
  const { payload, mailed, state } = await camperWithImage(await photo());
  const eventId = (await bench().record('image.stored', payload))._id.toString();
  const error = new UnrecoverableError('job stalled more than allowable limit');

  await deadLetter(bench().deps, { eventId, name: 'image.resize', payload, error });

  expect((await mailed()).subject).toContain('We couldn’t read the picture');
  expect(await state()).toEqual({ named: null, isProved: false, isUnreadable: true, image: undefined });
  expect(await models().Delivery.findOne({ eventId, handler: 'image.resize' }).lean()).toMatchObject({
    state: 'dead',
  });
});

it.each([
  ['failures of the machine', new Error('timeout: 31% complete')],
  ['days without a result', new HopelessError('It never finished in time.')],
])('stores a picture for a retry after %s', async (_what, error) => {
  const { payload, imageId, state } = await camperWithImage(await photo());
  const eventId = new Types.ObjectId().toString();
  const before = await state();

  await deadLetter(bench().deps, { eventId, name: 'image.resize', payload, error });

  const dead = await models().Delivery.findOne({ eventId, state: 'dead' }).orFail();
  expect([before.image, await state()]).toEqual(['original', before]);
  const { connection } = bench().deps.database;
  const row = await inTransaction(connection, (session) => putBack(models(), session, dead._id, new Date()));
  await bench().finished(String(row?._id));
  expect(await state()).toEqual({ named: imageId, isProved: true, isUnreadable: false, image: 'ready' });
});
