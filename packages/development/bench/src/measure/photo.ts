import sharp from 'sharp';

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A phone's photo: 12 megapixels. */
export const fromPhone: Size = { width: 4_000, height: 3_000 };

/** The browser's reduced photo for the upload. */
export const fromBrowser: Size = { width: 1_600, height: 1_200 };

/** A JPEG with as much detail as a photo of that size. */
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
