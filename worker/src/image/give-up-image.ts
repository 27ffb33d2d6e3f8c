import { noBytes } from '@camp/database/image/wipe-failed-originals';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import type { WorkerDependencies } from '../dependencies';

/**
 * What comes of an original when the worker tries no more. The profile of a staff picture says that there is none,
 * and its bytes are wiped. A proof of vaccination goes: nobody can look at it, and no record may name a picture that cannot be shown (I6); the
 * family is told.
 */
export async function giveUpImage(
  { database: { connection, models } }: WorkerDependencies,
  { imageId }: { imageId: string },
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const original = { _id: imageId, state: 'original' } as const;
    const image = await models.Image.findOne(original, { subject: 1, recordId: 1 }, { session });
    if (!image) return;
    const record = { _id: image.recordId, imageId };
    if (image.subject === 'staff-about') {
      await models.Image.updateOne(original, { state: 'failed', bytes: noBytes }, { session });
      await models.StaffProfile.updateOne(record, { imageState: 'failed' }, { session });
      return;
    }
    await models.Image.deleteOne(original, { session });
    const camper = await models.Camper.findOneAndUpdate(record, { imageId: null }, { session });
    // The sweep hands it on.
    if (camper)
      await recordEvent(models, session, 'camper.image-unreadable', { camperId: String(camper._id) });
  });
}
