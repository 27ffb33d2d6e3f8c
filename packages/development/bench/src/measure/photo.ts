import sharp from 'sharp';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** As a phone makes it: 12 megapixels. */
export const fromPhone: Size = { width: 4_000, height: 3_000 };

/** As the browser makes it smaller before it sends it. */
export const fromBrowser: Size = { width: 1_600, height: 1_200 };

/** A JPEG with as much detail as a photo of that size has. */
export const takePhoto = (size: Size): Promise<Buffer> =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#5b7f4f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer();
