import type { StoredImage } from '@camp/database/image/image-model';
import { createCamper } from '@camp/testing/factories/camper';
import { createUser } from '@camp/testing/factories/user';
import sharp from 'sharp';
import { Types } from 'mongoose';
import { prepareWorker } from '../fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function stored(bytes: Buffer): Promise<{ image: StoredImage; eventId: string }> {
  const { _id } = await models().Image.create({
    subject: 'camper',
    recordId: new Types.ObjectId(),
    bytes,
    contentType: 'image/jpeg',
  });
  const eventId = await bench().happen('image.stored', { imageId: _id.toString() });
  await bench().finished(eventId);
  const image = await models().Image.findById(_id);
  if (!image) throw new Error('The image is gone.');
  // toObject turns the bytes into BSON's Binary.
  return { image: { ...image.toObject(), bytes: image.bytes }, eventId };
}

const photo = () =>
  sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#5b7f4f' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('makes an upright picture of at most 2000 pixels, without what the camera wrote', async () => {
  const original = await photo();

  const { image } = await stored(original);

  const before = await sharp(original).metadata();
  const after = await sharp(image.bytes).metadata();
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
])('fails at once on %s, and goes on with the next (F19)', async (_what, poison) => {
  const { image: poisoned, eventId } = await stored(await poison());
  const { image: next } = await stored(await photo());

  expect(poisoned.state).toBe('failed');
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'dead' });
  expect(next.state).toBe('ready');
});

it('takes an unreadable picture from its camper and tells the family', async () => {
  const user = await createUser(models());
  const imageId = new Types.ObjectId();
  const camper = await createCamper(models(), { userId: user._id, imageId });
  await models().Image.create({
    _id: imageId,
    subject: 'camper',
    recordId: camper._id,
    bytes: (await photo()).subarray(0, 4_000),
    contentType: 'image/jpeg',
  });

  await bench().happen('image.stored', { imageId: imageId.toString() });

  const mail = await bench().inbox.waitFor(({ recipients }) => recipients.includes(user.email), 20_000);
  expect(mail.subject).toContain('We could not read the picture');
  expect((await models().Camper.findById(camper._id).orFail()).imageId).toBeNull();
});
