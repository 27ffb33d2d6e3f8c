import { trusted } from 'mongoose';
import type { Models } from '../models';
import { imageSubjectsWhere } from './image-rules';

/** The bytes of a wiped picture. */
export const noBytes = Buffer.alloc(0);

/**
 * Wipes the originals of pictures that failed under an earlier version, which stored them. Other originals are deleted.
 * @returns how many were wiped
 */
export async function wipeFailedOriginals(models: Models): Promise<number> {
  const subject = trusted({ $in: imageSubjectsWhere((rules) => rules.leftWhenUnreadable === 'document') });
  const failedOriginals = { subject, state: 'failed', bytes: trusted({ $ne: noBytes }) } as const;
  return (await models.Image.updateMany(failedOriginals, { bytes: noBytes })).modifiedCount;
}
