import { isHeic } from '@camp/contracts/forms/heic';
import { imageTypes, uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { fileTooLarge, heicUnreadable, selectImageFile } from '@camp/contracts/forms/messages';
import type { FormValue } from './form-values';
import { pictureToSend } from './kinds/smaller-picture';
import { chosenFile } from './values-of-form';

/** The file to send for a field's selection. Large photos are resized first. */
export async function fileToSend(value: FormValue): Promise<File | undefined> {
  const chosen = chosenFile(value);
  return chosen && pictureToSend(chosen);
}

const unreadable = new WeakSet<File>();

/** Records that the browser couldn't show a file as a picture, so that it isn't sent. */
export const reportUnreadable = (file: File): void => void unreadable.add(file);

/** Why a picture can't be sent. The server checks the file's bytes again. */
export function pictureError(file: File | undefined): string | undefined {
  if (!file) return undefined;
  // A HEIC picture that the browser can read has already been converted to JPEG.
  if (isHeic(file)) return heicUnreadable;
  if (file.size > uploadLimitInBytes) return fileTooLarge;
  // Some devices provide no type. Then the server decides.
  const isOffered = file.type === '' || imageTypes.some((type) => type === file.type);
  return isOffered && !unreadable.has(file) ? undefined : selectImageFile;
}
