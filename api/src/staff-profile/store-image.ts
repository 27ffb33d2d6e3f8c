import { insertImage } from '@camp/database/image/insert-image';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import { Types, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import { checkImage, type CheckedImage } from '../image/check-image';
import type { RecordEvent } from '../transact';

/** The form's field, whatever name the file came under. */
const imageField = 'image';

/** @throws ProblemError 400 on the form's image field */
export const checkedImageOf = (file: UploadedFile | undefined): CheckedImage | undefined =>
  file && checkImage(imageField, file.bytes);

/**
 * Writes a profile's picture in the profile's transaction, in place of an earlier one; the worker makes the round
 * ones.
 *
 * @returns what the profile has to know of it
 */
export async function storeImage(
  { models }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { recordId, image }: { recordId: Types.ObjectId; image: CheckedImage },
): Promise<Pick<StoredStaffProfile, 'imageId' | 'imageState'>> {
  await models.Image.deleteMany({ subject: 'staff-about', recordId }, { session });
  const _id = new Types.ObjectId();
  await insertImage(models, session, { _id, subject: 'staff-about', recordId, ...image });
  await record('image.stored', { imageId: _id.toString() });
  return { imageId: _id, imageState: 'pending' };
}
