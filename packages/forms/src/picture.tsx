import { isHeic } from '@camp/contracts/forms/heic';
import { imageTypes, uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { fileTooLarge, heicUnreadable, selectImageFile } from '@camp/contracts/forms/messages';
import type { FormValue } from './form-values';
import { pictureToSend } from './kinds/smaller-picture';
import { chosenFile } from './values-of-form';

/** The file that travels for what is chosen in a field; a large photo is made smaller first. */
export async function fileToSend(value: FormValue): Promise<File | undefined> {
  const chosen = chosenFile(value);
  return chosen && pictureToSend(chosen);
}

const unreadable = new WeakSet<File>();

/** Remembers a file that the browser could not show as a picture: it is not sent either. */
export const reportUnreadable = (file: File): void => void unreadable.add(file);

/** Why a picture cannot be sent; the server decides again by the file's own bytes. */
export function pictureError(file: File | undefined): string | undefined {
  if (!file) return undefined;
  // Where the browser reads it, a JPEG has taken its place.
  if (isHeic(file)) return heicUnreadable;
  if (file.size > uploadLimitInBytes) return fileTooLarge;
  // Some devices give no type at all; then the server tells.
  const isOffered = file.type === '' || imageTypes.some((type) => type === file.type);
  return isOffered && !unreadable.has(file) ? undefined : selectImageFile;
}
