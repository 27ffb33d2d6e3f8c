import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { heicPhoto } from '../support/heic';

/**
 * A photo like a phone's. It is larger than the server accepts, with landscape pixels that its metadata rotates.
 *
 * @returns the path of the file
 */
export async function largePhoto(): Promise<string> {
  const path = await pathOf('IMG_4711.jpg');
  await sharp({
    create: {
      width: 4000,
      height: 2500,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toFile(path);
  return path;
}

/** An iPhone's photo, which no browser on this system can decode. */
export async function unreadablePhoto(): Promise<string> {
  const path = await pathOf(heicPhoto.name);
  await writeFile(path, heicPhoto.buffer);
  return path;
}

const pathOf = async (name: string) => join(await mkdtemp(join(tmpdir(), 'camp-photo-')), name);
