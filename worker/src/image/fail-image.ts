import { imageOwners, imageRulesOf } from '@camp/database/image/image-rules';
import { openPicture } from '@camp/database/image/seal-picture';
import { noBytes } from '@camp/database/image/wipe-failed-originals';
import { inTransaction } from '@camp/database/transaction';
import type { WorkerDependencies } from '../dependencies';

/**
 * Dead-letters an original by the rules of its subject: deletes its bytes, updates the record, and notifies the owner
 * if required.
 *
 * @throws SealError if the original doesn't open. Then nothing is changed
 */
export async function failImage(
  { database: { connection, models } }: WorkerDependencies,
  { imageId }: { imageId: string },
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const original = { _id: imageId, state: 'original' } as const;
    const image = await models.Image.findOne(original, null, { session });
    if (!image) return;
    // Without its key, nobody knows whether the picture is readable, so it stays.
    openPicture(models, image);
    const rules = imageRulesOf(image.subject);
    if (rules.leftWhenUnreadable === 'document')
      await models.Image.updateOne(original, { state: 'failed', bytes: noBytes }, { session });
    else await models.Image.deleteOne(original, { session });
    const record = await imageOwners(models, image.subject).findOneAndUpdate(
      { _id: image.recordId, imageId },
      rules.record.whenUnreadable,
      { session },
    );
    // The outbox sweep dispatches the event.
    if (record) await rules.notifyUnreadable?.(models, session, record._id.toString());
  });
}

/** @throws SealError if an original doesn't open */
export async function ensureOpens(
  { database: { models } }: WorkerDependencies,
  { imageId }: { imageId: string },
): Promise<void> {
  const image = await models.Image.findOne({ _id: imageId, state: 'original' });
  if (image) openPicture(models, image);
}
