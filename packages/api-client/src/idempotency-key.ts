import { useState } from 'react';

/** 128 random bits as text. `crypto.randomUUID` is missing where the page is not served over https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * One key per form instance: however often the form is sent, the server makes one record.
 *
 * @returns the key, and a function that takes a new one once the record is made and the form stays
 */
export function useIdempotencyKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(newIdempotencyKey);
  return [key, () => setKey(newIdempotencyKey())];
}
