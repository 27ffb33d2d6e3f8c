import { isHeic } from '@camp/contracts/forms/heic';
import { useEffect, useState } from 'react';
import { isRedrawn, pictureToSend } from './smaller-picture';

const asMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Starts resizing or converting a picture as soon as it is selected, so that sending doesn't wait for it.
 *
 * @param original the selected file
 * @returns the text about the change, or undefined if the picture is sent unchanged
 */
export function usePictureToSend(original: File | undefined): string | undefined {
  const [sent, setSent] = useState<{ original: File; file: File }>();
  useEffect(() => {
    let isCurrent = true;
    if (original) {
      void pictureToSend(original).then((file) => isCurrent && setSent({ original, file }));
    }
    return () => {
      isCurrent = false;
    };
  }, [original]);

  if (!original || !isRedrawn(original)) return undefined;
  const converts = isHeic(original);
  if (sent?.original !== original)
    return converts ? 'Converting the picture to JPEG…' : 'Making the picture smaller…';
  if (sent.file === original) return undefined;
  if (converts) return `We converted your picture to JPEG: ${asMegabytes(sent.file.size)}.`;
  return `We made your picture smaller: ${asMegabytes(sent.file.size)} instead of ${asMegabytes(original.size)}.`;
}
