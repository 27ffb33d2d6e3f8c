import { appearanceContent } from '@camp/contracts/content/appearance';
import type { Models } from '@camp/database/models';

let last: { logo: string; bytes: Buffer | undefined } | undefined;

/**
 * The camp's own logo for its emails, twice as large as it is shown. Read once for each logo.
 *
 * @returns undefined while the camp has the shipped drawing, or if its logo is gone
 */
export async function ownEmblem({ Image }: Pick<Models, 'Image'>): Promise<Buffer | undefined> {
  const { logo } = appearanceContent;
  if (logo === '') return undefined;
  if (last?.logo !== logo) {
    const image = await Image.findOne({ _id: logo, subject: 'logo' }, { renditions: 1 });
    const icon = image?.renditions?.find(({ name }) => name === '96.png');
    last = { logo, bytes: icon && Buffer.from(icon.bytes) };
  }
  return last.bytes;
}
