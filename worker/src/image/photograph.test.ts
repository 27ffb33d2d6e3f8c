import type { StoredPhotograph } from '@camp/database/photograph/photograph-model';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function processed(bytes: Buffer) {
  const imageId = new Types.ObjectId();
  const { _id } = await createPhotograph(models(), { imageId, imageState: 'pending' });
  const image = { _id: imageId, subject: 'photograph', recordId: _id, contentType: 'image/jpeg' } as const;
  await models().Image.create({ ...image, bytes });
  await bench().finished(await bench().happen('image.stored', { imageId: imageId.toString() }));
  return {
    image: await models().Image.findById(imageId).orFail(),
    photograph: await models().Photograph.findById(_id).orFail().lean<StoredPhotograph>(),
  };
}

/** A camera held upright, 2000 pixels wide once it is rotated. @param height of the rotated picture */
const photo = (height = 1_500) =>
  sharp({ create: { width: height, height: 2_000, channels: 3, background: '#5b7f4f' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('makes AVIF and WebP in three widths, upright, and stores the size', async () => {
  const { image, photograph } = await processed(await photo());

  const made = [];
  for (const { name, contentType, bytes } of image.renditions ?? []) {
    const { format, compression, width, height } = await sharp(bytes).metadata();
    made.push([name, contentType, compression ?? format, width, height]);
  }
  expect(made).toEqual([
    ['480.avif', 'image/avif', 'av1', 480, 360],
    ['480.webp', 'image/webp', 'webp', 480, 360],
    ['960.avif', 'image/avif', 'av1', 960, 720],
    ['960.webp', 'image/webp', 'webp', 960, 720],
    ['1600.avif', 'image/avif', 'av1', 1_600, 1_200],
    ['1600.webp', 'image/webp', 'webp', 1_600, 1_200],
  ]);
  expect(photograph).toMatchObject({
    imageState: 'ready',
    width: 1_600,
    height: 1_200,
    widths: [480, 960, 1_600],
  });
});

it('keeps neither the original nor the camera’s metadata, such as location, model and thumbnail (S41)', async () => {
  const original = await photo();
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('A camera');

  const { image } = await processed(original);

  const all = [...(image.renditions ?? []), image];
  expect(all).toHaveLength(7);
  for (const { bytes } of all) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('A camera')).toBe(false);
    expect(bytes.equals(original)).toBe(false);
  }
});

it('removes data that is hidden behind a picture (S41)', async () => {
  const hidden = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await photo(), Buffer.from(`${hidden}PK\u0003\u0004`)]);

  const { image, photograph } = await processed(polyglot);

  expect(photograph.imageState).toBe('ready');
  for (const { bytes } of [...(image.renditions ?? []), image]) expect(bytes.includes(hidden)).toBe(false);
});

it('enlarges no small picture, and bounds a tall one', async () => {
  const small = sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } });
  const tall = sharp({ create: { width: 1_000, height: 9_000, channels: 3, background: 'red' } });

  const made = [
    (await processed(await small.png().toBuffer())).photograph,
    (await processed(await tall.png().toBuffer())).photograph,
  ];

  expect(made.map(({ width, height, widths }) => ({ width, height, widths }))).toEqual([
    { width: 600, height: 400, widths: [480, 600] },
    { width: 267, height: 2_400, widths: [267] },
  ]);
});

it.each([
  ['a file that is no picture', () => Promise.resolve(Buffer.from('not a picture at all'))],
  [
    'more pixels than it may have',
    () =>
      sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
])('stores that %s failed, and no part of the file', async (_what, bytes) => {
  const { image, photograph } = await processed(await bytes());

  expect([image.state, image.bytes.length, photograph.imageState]).toEqual(['failed', 0, 'failed']);
});
