import { logoSizes } from '@camp/contracts/content/appearance';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function prepared(bytes: Buffer, contentType: string) {
  const _id = new Types.ObjectId();
  await models().Image.create({ _id, subject: 'logo', recordId: _id, bytes, contentType });
  await bench().finished(await bench().happen('image.stored', { imageId: _id.toString() }));
  return models().Image.findById(_id).orFail();
}

const drawing = (attributes: string, content = '<circle cx="5" cy="5" r="5" fill="#1f5f8b"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const metadataOf = async (image: Awaited<ReturnType<typeof prepared>>) => {
  const made = [];
  for (const { name, contentType, bytes } of image.renditions ?? []) {
    const { format, width, height } = await sharp(bytes).metadata();
    made.push([name, contentType, format, width, height]);
  }
  return made;
};

const expected = logoSizes.map((size) => [`${size}.png`, 'image/png', 'png', size, size]);

it.each([
  ['of ten pixels', 'width="10" height="10"'],
  ['without a size', 'viewBox="0 0 10 10"'],
  ['that claims to be huge', 'width="30000" height="30000" viewBox="0 0 10 10"'],
])('makes pictures of a drawing %s, and keeps nothing of the drawing', async (_case, attributes) => {
  const image = await prepared(drawing(attributes), 'image/svg+xml');

  expect(image.state).toBe('ready');
  expect(await metadataOf(image)).toEqual(expected);
  expect([image.bytes.length, image.contentType]).toEqual([0, 'image/png']);
  const icon = image.renditions?.find(({ name }) => name === '512.png');
  const { data } = await sharp(icon?.bytes).raw().toBuffer({ resolveWithObject: true });
  // The middle, in the color of the drawing: it was enlarged as a drawing, not as pixels.
  const middle = (256 * 512 + 256) * 4;
  expect([...data.subarray(middle, middle + 4)]).toEqual([0x1f, 0x5f, 0x8b, 0xff]);
});

it('contains the whole of a wide picture', async () => {
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a3461f' } })
    .png()
    .toBuffer();

  const image = await prepared(wide, 'image/png');

  expect(await metadataOf(image)).toEqual(expected);
  const icon = image.renditions?.find(({ name }) => name === '96.png');
  const { data } = await sharp(icon?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});

it('gives up on a file that is no picture', async () => {
  const image = await prepared(drawing('width="10"', '<circle'), 'image/svg+xml');

  expect([image.state, image.bytes.length, image.renditions]).toEqual(['failed', 0, undefined]);
});
