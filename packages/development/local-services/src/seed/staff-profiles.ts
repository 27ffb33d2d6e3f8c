import { imageRules } from '@camp/database/image/image-rules';
import type { Models } from '@camp/database/models';
import { recordEvent } from '@camp/database/outbox/record-event';
import { Types, type ClientSession } from 'mongoose';
import { drawPortrait } from './draw-portrait';
import { demoStaff, type DemoStaff } from './staff';

/**
 * Stores the entries of Meet the Staff with their pictures.
 * @param userId - the author
 */
export async function storeStaff(
  models: Models,
  session: ClientSession,
  userId: Types.ObjectId,
): Promise<void> {
  for (const { profile, portrait } of demoStaff) {
    const _id = new Types.ObjectId();
    const picture = portrait && (await storePortrait(models, session, _id, portrait));
    await models.StaffProfile.create([{ _id, userId, ...profile, ...picture }], { session });
  }
}

/** Stores the picture like an upload, so that the worker creates the renditions. */
async function storePortrait(
  models: Models,
  session: ClientSession,
  recordId: Types.ObjectId,
  colors: NonNullable<DemoStaff['portrait']>,
) {
  const imageId = new Types.ObjectId();
  const image = { _id: imageId, subject: 'staff-about', recordId, contentType: 'image/svg+xml' } as const;
  await models.Image.create([{ ...image, bytes: drawPortrait(colors) }], { session });
  await recordEvent(models, session, 'image.stored', { imageId: imageId.toString() });
  return { imageId, ...imageRules['staff-about'].record.whenStored };
}
