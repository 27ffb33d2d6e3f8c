import { useRef } from 'react';

/** 128 random bits as text. `crypto.randomUUID` is missing on pages without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The idempotency key of a form's answers. Sending the same answers again creates no second record (docs/calls.md).
 * Corrected answers get a new key. If the first response was lost and the key stayed, the server would return the
 * first record and ignore the correction.
 *
 * @returns a function to call once per attempt, which returns the key of the current answers
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
