import type { FieldError } from '@camp/contracts/operations/replies';
import type { Models } from '@camp/database/models';
import type { ClientSession } from 'mongoose';

/**
 * Refuses a logo that nobody would see.
 *
 * @param logo id of the uploaded picture, empty for the shipped drawing
 * @returns at most one error
 */
export async function logoErrors(
  { Image }: Pick<Models, 'Image'>,
  logo: unknown,
  session: ClientSession,
): Promise<FieldError[]> {
  if (typeof logo !== 'string' || logo === '') return [];
  const image = await Image.findOne({ _id: logo, subject: 'logo' }, { state: 1 }, { session }).lean();
  if (image?.state === 'ready') return [];
  const message =
    image?.state === 'original'
      ? 'Your logo is still being prepared. Please try again in a moment.'
      : 'We can’t read this logo. Please choose another file.';
  return [{ path: 'logo', message }];
}
