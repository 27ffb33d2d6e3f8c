import { useEffect, useState } from 'react';
import { isWorthShrinking, pictureToSend } from './smaller-picture';

const asMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Begins to make a picture smaller as soon as it is chosen, so that sending it waits for nothing.
 *
 * @param original the chosen file
 * @returns what the person is told about it; undefined when it is sent as it is
 */
export function usePictureToSend(original: File | undefined): string | undefined {
  const [sent, setSent] = useState<{ original: File; size: number }>();
  useEffect(() => {
    let isCurrent = true;
    if (original) {
      void pictureToSend(original).then(({ size }) => isCurrent && setSent({ original, size }));
    }
    return () => {
      isCurrent = false;
    };
  }, [original]);

  if (!original || !isWorthShrinking(original)) return undefined;
  if (sent?.original !== original) return 'Making the picture smaller…';
  if (sent.size === original.size) return undefined;
  return `Made smaller for sending: ${asMegabytes(sent.size)} instead of ${asMegabytes(original.size)}.`;
}
