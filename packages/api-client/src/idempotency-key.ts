import { useRef } from 'react';

/** 128 random bits as text. `crypto.randomUUID` is missing on pages without https. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The idempotency key of a form's answers: sending the same answers again creates no second record (docs/calls.md).
 * Corrected answers get a new key. With the key of a first attempt whose response was lost, the server would return the
 * first answers' record. The correction would be lost silently.
 *
 * @returns the key of the answers to send now; call it once per attempt
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
