import { isWorthShrinking, lighterOf, pictureToSend, sizeToSend } from './smaller-picture';

const megabytes = (count: number) => new Uint8Array(count * 1_000_000);
const photo = (size: number, type = 'image/jpeg') =>
  new File([megabytes(size)], 'IMG_4711.HEIC.jpeg', { type, lastModified: 1_700_000_000_000 });

it.each([
  ['a photo of 12 MB', 12_000_000, 'image/jpeg', true],
  ['a screenshot of 2 MB', 2_000_000, 'image/png', true],
  ['a WebP of 1,000,001 bytes', 1_000_001, 'image/webp', true],
  ['a photo of 1 MB', 1_000_000, 'image/jpeg', false],
  ['a PDF', 12_000_000, 'application/pdf', false],
  ['a HEIC', 12_000_000, 'image/heic', false],
  ['a file without a type', 12_000_000, '', false],
])('decides whether to shrink %s', (_what, size, type, isWorth) => {
  expect(isWorthShrinking({ size, type })).toBe(isWorth);
});

it.each([
  [
    [4032, 3024],
    [2400, 1800],
  ],
  [
    [3024, 4032],
    [1800, 2400],
  ],
  [
    [2400, 1000],
    [2400, 1000],
  ],
  [
    [800, 600],
    [800, 600],
  ],
  [
    [20_000, 3],
    [2400, 1],
  ],
])('sends a picture of %j pixels with %j', ([width = 0, height = 0], [sentWidth, sentHeight]) => {
  expect(sizeToSend({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});

it('sends the redrawn picture if it is smaller', () => {
  const original = photo(5);

  const sent = lighterOf(original, new Blob([megabytes(1)], { type: 'image/jpeg' }));

  expect(sent).toMatchObject({ name: 'IMG_4711.HEIC.jpg', type: 'image/jpeg', size: 1_000_000 });
  expect(sent.lastModified).toBe(original.lastModified);
});

it.each([
  ['hardly smaller', new Blob([megabytes(5)])],
  ['missing', null],
])('sends the original if the redrawn one is %s', (_how, redrawn) => {
  const original = photo(5);

  expect(lighterOf(original, redrawn)).toBe(original);
});

it('sends the JPEG of a HEIC, whatever its size', () => {
  const original = new File([megabytes(1)], 'IMG_4711.HEIC', { type: 'image/heic' });

  const sent = lighterOf(original, new Blob([megabytes(3)], { type: 'image/jpeg' }));

  expect(sent).toMatchObject({ name: 'IMG_4711.jpg', type: 'image/jpeg', size: 3_000_000 });
});

describe('in a browser that cannot redraw it', () => {
  it('sends the original, and tries only once', async () => {
    const original = photo(5);
    const createImageBitmap = jest.fn().mockRejectedValue(new DOMException('', 'InvalidStateError'));
    Object.assign(globalThis, { createImageBitmap });

    const sent = await Promise.all([pictureToSend(original), pictureToSend(original)]);

    expect(sent).toEqual([original, original]);
    expect(createImageBitmap).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('sends the original if the function is missing', async () => {
    const original = photo(5);

    expect(await pictureToSend(original)).toBe(original);
  });
});
