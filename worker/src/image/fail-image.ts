import { imageOwners, imageRulesOf } from '@camp/database/image/image-rules';
import { noBytes } from '@camp/database/image/wipe-failed-originals';
import { inTransaction } from '@camp/database/transaction';
import type { WorkerDependencies } from '../dependencies';

/**
 * What comes of an original when the worker tries no more, as the rules for its subject say: its bytes go, the record
 * says so or names it no longer, and whoever has to know is told.
 */
export async function failImage(
  { database: { connection, models } }: WorkerDependencies,
  { imageId }: { imageId: string },
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const original = { _id: imageId, state: 'original' } as const;
    const image = await models.Image.findOne(original, { subject: 1, recordId: 1 }, { session });
    if (!image) return;
    const rules = imageRulesOf(image.subject);
    if (rules.leftWhenUnreadable === 'document')
      await models.Image.updateOne(original, { state: 'failed', bytes: noBytes }, { session });
    else await models.Image.deleteOne(original, { session });
    const record = await imageOwners(models, image.subject).findOneAndUpdate(
      { _id: image.recordId, imageId },
      rules.record.whenUnreadable,
      { session },
    );
    // The sweep hands it on.
    if (record) await rules.notifyUnreadable?.(models, session, record._id.toString());
  });
}
