import sharp from 'sharp';

/** A photo as a phone makes it: 12 megapixels, with as much detail as a JPEG of some megabytes has. */
export const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#5b7f4f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer();
