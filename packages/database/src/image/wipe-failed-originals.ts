import { trusted } from 'mongoose';
import type { Models } from '../models';

/** What is left of a picture's bytes when there is nothing to be made of them. */
export const noBytes = Buffer.alloc(0);

/**
 * Wipes the originals of staff pictures that failed before giving up did so itself; those of campers are deleted with
 * their documents.
 *
 * @returns how many were wiped
 */
export async function wipeFailedOriginals(models: Models): Promise<number> {
  const kept = { subject: 'staff-about', state: 'failed', bytes: trusted({ $ne: noBytes }) } as const;
  return (await models.Image.updateMany(kept, { bytes: noBytes })).modifiedCount;
}
