import type { NewImage } from '@camp/database/image/insert-image';
import { Types } from 'mongoose';
import type { UploadedFile } from '../operations/call';
import { checkImage, type CheckedImage } from '../image/check-image';

/** The form's field, whatever name the file part has. */
export const imageField = 'image';

/** @throws ProblemError 400 on the form's image field */
export const checkedImageOf = (file: UploadedFile | undefined): CheckedImage | undefined =>
  file && checkImage(imageField, file.bytes);

/** A new picture of a profile. Its id is its public name. */
export const staffImage = (
  recordId: Types.ObjectId,
  image: CheckedImage,
): NewImage & { subject: 'staff-about' } => ({
  _id: new Types.ObjectId(),
  subject: 'staff-about',
  recordId,
  ...image,
});
