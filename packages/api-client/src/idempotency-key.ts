import { useRef } from 'react';

/** 128 random bits as text. `crypto.randomUUID` is missing where the page is not served over https. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The key belongs to what is sent: however often the same answers are sent, the server makes one record
 * (docs/calls.md). Corrected answers get a key of their own: under the key of a first try whose reply was lost, the
 * server
 * would answer them with the first ones, and the correction would be lost unseen.
 *
 * @returns the key of what is to be sent now; to be called once for each try
 */
export function useIdempotencyKey(): (body: object, file?: File) => string {
  const last = useRef<{ answers: string; file: File | undefined; key: string }>(undefined);
  return (body, file) => {
    const answers = JSON.stringify(body);
    const isSame = last.current?.answers === answers && last.current.file === file;
    if (!last.current || !isSame) last.current = { answers, file, key: newIdempotencyKey() };
    return last.current.key;
  };
}
