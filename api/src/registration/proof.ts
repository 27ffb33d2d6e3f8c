import { selectImageFile } from '@camp/contracts/forms/messages';
import { isTooYoungForVaccine, tooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { UploadedFile } from '../operations/call';
import { checkImage, type CheckedImage } from '../image/check-image';

/** The form's field, whatever name the file came under. */
export const proofField = 'covidVaccineImage';

/** A No has nothing to prove: what comes with it all the same is not kept. @throws ProblemError 400 on the field */
export const checkedProofOf = (
  file: UploadedFile | undefined,
  covid: string | undefined,
): CheckedImage | undefined => (file && covid !== 'No' ? checkImage(proofField, file.bytes) : undefined);

/**
 * What is wrong with an answer about the vaccination and its proof.
 *
 * @param isProved - whether a picture is there or comes with the answer
 */
export function proofErrors(
  { covid, birthdate }: { covid: string | undefined; birthdate: Date },
  isProved: boolean,
): FieldError[] {
  if (covid !== 'Yes') return [];
  if (isTooYoungForVaccine(birthdate)) return [{ path: 'covid', message: tooYoungForVaccine }];
  return isProved ? [] : [{ path: proofField, message: selectImageFile }];
}
