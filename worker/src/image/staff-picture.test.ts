import { drawPortrait } from '@camp/local-services/seed/draw-portrait';
import { createStaffProfile } from '@camp/database/test/factories/staff-profile';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function resized(bytes: Buffer) {
  const imageId = new Types.ObjectId();
  const profile = await createStaffProfile(models(), { imageId, imageState: 'pending' });
  await models().Image.create({
    _id: imageId,
    subject: 'staff-about',
    recordId: profile._id,
    bytes,
    contentType: 'image/jpeg',
  });
  await bench().finished(await bench().happen('image.stored', { imageId: imageId.toString() }));
  return {
    image: await models().Image.findById(imageId).orFail(),
    profile: await models().StaffProfile.findById(profile._id).orFail().lean(),
  };
}

it('makes squares of both sizes in both formats, and a tiny placeholder', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#5b7f4f80' } })
    .png()
    .toBuffer();

  const { image, profile } = await resized(photo);

  const made = [];
  for (const { name, contentType, bytes } of image.renditions ?? []) {
    const { format, width, height } = await sharp(bytes).metadata();
    made.push([name, contentType, format, width, height]);
  }
  expect(made).toEqual([
    ['200.webp', 'image/webp', 'webp', 200, 200],
    ['200.jpg', 'image/jpeg', 'jpeg', 200, 200],
    ['400.webp', 'image/webp', 'webp', 400, 400],
    ['400.jpg', 'image/jpeg', 'jpeg', 400, 400],
  ]);
  expect(image.state).toBe('ready');
  expect(image.bytes.equals(photo)).toBe(false);
  expect(profile.imageState).toBe('ready');
  expect(profile.imagePlaceholder).toMatch(/^data:image\/webp;base64,/);
  expect(profile.imagePlaceholder?.length).toBeLessThan(400);
});

it('makes squares of the demo data’s drawn portraits', async () => {
  const colors = { sky: '#d3e4d6', hill: '#6d9570', skin: '#f0c9a4', hair: '#c9a25a', shirt: '#b04c2a' };
  const { profile } = await resized(drawPortrait(colors));
  expect(profile.imageState).toBe('ready');
});

it('marks the profile’s picture as unreadable', async () => {
  const { image, profile } = await resized(Buffer.from('not a picture at all'));
  expect([image.state, profile.imageState, profile.imagePlaceholder]).toEqual([
    'failed',
    'failed',
    undefined,
  ]);
});

it('stores no part of an unreadable file', async () => {
  const { image } = await resized(Buffer.from('not a picture at all'));

  expect(image.bytes).toHaveLength(0);
});
