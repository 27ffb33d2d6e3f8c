import { selectImageFile } from '@camp/contracts/forms/messages';
import { isTooYoungForVaccine, tooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { UploadedFile } from '../operations/call';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { Types, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { checkImage, type CheckedImage } from '../image/check-image';
import { deleteImages, replaceImage } from '../image/store-image';
import type { RecordEvent } from '../transact';

/** The form's field, whatever name the file part has. */
export const proofField = 'covidVaccineImage';

/**
 * Checks the uploaded picture, unless the answer is No, which needs no proof.
 * @throws ProblemError 400 on the field
 */
export const checkedProofOf = (
  file: UploadedFile | undefined,
  covid: string | undefined,
): CheckedImage | undefined => (file && covid !== 'No' ? checkImage(proofField, file.bytes) : undefined);

/**
 * The error of a vaccination answer and its proof.
 *
 * @param isProved - whether a picture is stored or sent
 */
export function proofErrors(
  { covid, birthdate }: { covid: string | undefined; birthdate: Date },
  isProved: boolean,
): FieldError[] {
  if (covid !== 'Yes') return [];
  if (isTooYoungForVaccine(birthdate)) return [{ path: 'covid', message: tooYoungForVaccine }];
  return isProved ? [] : [{ path: proofField, message: selectImageFile }];
}

/** The transaction of a change and its audit. */
export interface Transaction {
  session: ClientSession;
  record: RecordEvent;
}

interface ChangedProof {
  subject: ImageSubject;
  found: { _id: Types.ObjectId; imageId: Types.ObjectId | null };
  /** The answer after the change. */
  covid: string | undefined;
  image: CheckedImage | undefined;
}

/** Whether `changeProof` changes the picture, because of a new one or a No. */
export const isProofChanged = ({ found, covid, image }: Omit<ChangedProof, 'subject'>): boolean =>
  image !== undefined || (covid === 'No' && found.imageId !== null);

/**
 * Replaces a registration's picture, or deletes it after a No.
 * @returns the id of the current picture
 */
export async function changeProof(
  deps: Pick<Dependencies, 'models'>,
  { subject, found, covid, image }: ChangedProof,
  { session, record }: Transaction,
): Promise<Types.ObjectId | null> {
  const picture = { _id: new Types.ObjectId(), subject, recordId: found._id };
  if (image) return (await replaceImage(deps, session, record, { ...picture, ...image })).imageId;
  if (!isProofChanged({ found, covid, image })) return found.imageId;
  await deleteImages(deps, session, picture);
  return null;
}
