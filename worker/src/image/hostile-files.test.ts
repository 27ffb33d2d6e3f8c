import { imageSubjects, type ImageSubject } from '@camp/contracts/image/image-subjects';
import { openPicture } from '@camp/database/image/seal-picture';
import { deflateSync } from 'node:zlib';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

async function processed(subject: ImageSubject, bytes: Buffer, contentType = 'image/jpeg') {
  const _id = new Types.ObjectId();
  await models().Image.create({ _id, subject, recordId: new Types.ObjectId(), bytes, contentType });
  await bench().finished(await bench().happen('image.stored', { imageId: _id.toString() }));
  const image = await models().Image.findById(_id);
  return {
    state: image?.state,
    served: [image && openPicture(models(), image), ...(image?.renditions ?? []).map((one) => one.bytes)],
  };
}

const hidden = 'hidden-in-the-picture';
const page = `<script>/* ${hidden} */</script>`;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b7f4f' } });

/** A picture with everything that cameras and attackers write beside its pixels. */
const laden = async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${hidden} --></x:xmpmeta>`;
  const photo = await plain(900, 600)
    .jpeg()
    .withExif({ IFD0: { Make: hidden, Copyright: page }, IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
    .withXmp(xmp)
    .toBuffer();
  return Buffer.concat([photo, Buffer.from(`PK\u0003\u0004${page}`)]);
};

const chunk = (type: string, data: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  // The checksum stays wrong, which readers may ignore for texts.
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG with a text that is 100 MB when it is decompressed. */
const bombInText = async () => {
  const picture = await plain(300, 300).png().toBuffer();
  const bomb = Buffer.concat([
    Buffer.from(`${hidden}\0\0`, 'latin1'),
    deflateSync(Buffer.alloc(100_000_000)),
  ]);
  const end = picture.length - 12;
  return Buffer.concat([picture.subarray(0, end), chunk('zTXt', bomb), picture.subarray(end)]);
};

it.each(imageSubjects)('a picture of %s keeps nothing but its pixels (S41)', async (subject) => {
  const original = await laden();
  expect(original.includes(hidden)).toBe(true);

  const { state, served } = await processed(subject, original);

  expect(state).toBe('ready');
  for (const bytes of served) {
    expect(bytes?.includes(hidden)).toBe(false);
    if (!bytes?.length) continue;
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
});

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

it('a drawing is served without its script (S41)', async () => {
  const { state, served } = await processed('logo', drawing(`${page}<circle r="9"/>`), 'image/svg+xml');

  expect(state).toBe('ready');
  expect(served.filter((bytes) => bytes?.includes(hidden))).toEqual([]);
});

it.each<[string, ImageSubject, () => Promise<Buffer> | Buffer]>([
  ['a picture of 39 megapixels in 100 kB', 'photograph', () => plain(6_500, 6_000).png().toBuffer()],
  ['a text of 100 MB in 100 kB', 'staff-about', bombInText],
  ['a drawing of 20,000 levels', 'logo', () => drawing('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
])('%s is made or given up, and the next picture follows (S41)', async (_what, subject, hostile) => {
  const { state } = await processed(
    subject,
    await hostile(),
    subject === 'logo' ? 'image/svg+xml' : 'image/png',
  );
  const next = await processed('camper', await plain(9, 9).jpeg().toBuffer());

  expect(['ready', 'failed']).toContain(state);
  expect(next.state).toBe('ready');
});

it('a file that ends early is given up, wherever it ends', async () => {
  const photo = await plain(300, 200).jpeg().toBuffer();
  for (const part of [0.1, 0.5, 0.9]) {
    const { state } = await processed('photograph', photo.subarray(0, photo.length * part));
    expect({ part, state }).toEqual({ part, state: 'failed' });
  }
});
