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

/** Why a picture can't be sent. The server checks again by the file's bytes. */
export function pictureError(file: File | undefined): string | undefined {
  if (!file) return undefined;
  // If the browser can read it, it was converted to JPEG before.
  if (isHeic(file)) return heicUnreadable;
  if (file.size > uploadLimitInBytes) return fileTooLarge;
  // Some devices provide no type. The server decides then.
  const isOffered = file.type === '' || imageTypes.some((type) => type === file.type);
  return isOffered && !unreadable.has(file) ? undefined : selectImageFile;
}
