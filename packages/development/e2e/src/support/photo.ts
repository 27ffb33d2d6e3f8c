import type { Page } from '@playwright/test';
import type { Picture } from './camper-form';

/** Metadata of a JPEG from an upright camera, which say: rotate by 90 degrees (Exif 2.32, Orientation 6). */
const heldUpright = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0x00, 0x22]),
  Buffer.from('Exif\0\0II*\0', 'latin1'),
  Buffer.from([0x08, 0, 0, 0, 0x01, 0x00, 0x12, 0x01, 0x03, 0x00, 0x01, 0, 0, 0, 0x06, 0, 0, 0, 0, 0, 0, 0]),
]);

/**
 * A photo like a phone's: large, with landscape pixels that are rotated when shown.
 *
 * @param page any page, whose browser draws it
 */
export async function uprightPhoto(page: Page): Promise<Picture> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 2500 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws nothing.');
    const pixels = context.createImageData(canvas.width, canvas.height);
    const words = new Uint32Array(pixels.data.buffer);
    // Noise, which no format compresses.
    for (let index = 0; index < words.length; index += 1) words[index] = Math.random() * 2 ** 32;
    context.putImageData(pixels, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
    let binary = '';
    for (let start = 0; start < bytes.length; start += 32_768) {
      binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
    }
    return btoa(binary);
  });
  const jpeg = Buffer.from(base64, 'base64');
  return {
    name: 'IMG_0042.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), heldUpright, jpeg.subarray(2)]),
  };
}
