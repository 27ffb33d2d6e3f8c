import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { imageRules } from '@camp/database/image/image-rules';
import { insertImage, type NewImage } from '@camp/database/image/insert-image';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { RecordEvent } from '../transact';

/** Fields of a record with a new picture. */
type Stored<Subject extends ImageSubject> = {
  imageId: Types.ObjectId;
} & (typeof imageRules)[Subject]['record']['whenStored'];

/**
 * Stores a picture in its record's transaction. The worker creates its renditions.
 * @returns the fields for the record
 */
export async function storeImage<Subject extends ImageSubject>(
  { models }: Pick<Dependencies, 'models'>,
  session: ClientSession,
  record: RecordEvent,
  image: NewImage & { subject: Subject },
): Promise<Stored<Subject>> {
  await insertImage(models, session, image);
  await record('image.stored', { imageId: image._id.toString() });
  return { imageId: image._id, ...imageRules[image.subject].record.whenStored };
}

/** Like `storeImage`, but replaces the record's picture. */
export async function replaceImage<Subject extends ImageSubject>(
  deps: Pick<Dependencies, 'models'>,
  session: ClientSession,
  record: RecordEvent,
  image: NewImage & { subject: Subject },
): Promise<Stored<Subject>> {
  await deleteImages(deps, session, image);
  return storeImage(deps, session, record, image);
}

/** Deletes the pictures of a record, in the transaction that deletes the record or replaces its picture. */
export async function deleteImages(
  { models }: Pick<Dependencies, 'models'>,
  session: ClientSession,
  { subject, recordId }: Pick<NewImage, 'subject' | 'recordId'>,
): Promise<void> {
  await models.Image.deleteMany({ subject, recordId }, { session });
}
