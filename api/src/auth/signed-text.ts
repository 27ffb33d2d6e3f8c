import { createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto';
import { derivedKey } from '@camp/runtime/derived-key';

/** Random texts that only this product can have signed. */
export interface SignedTexts {
  fresh(): string;
  isSigned(text: string): boolean;
}

/**
 * @param secrets - JWT_SECRET, from which the signing key is derived, and earlier ones whose texts are valid too
 * @param purpose - a text for one purpose is invalid for any other
 */
export function signedTexts(secrets: readonly [string, ...string[]], purpose: string): SignedTexts {
  const [secret] = secrets;
  const keys = secrets.map((one) => derivedKey(one, purpose));
  const sign = (text: string, by: KeyObject) => createHmac('sha256', by).update(text).digest('base64url');
  return {
    fresh: () => {
      // 122 random bits, generated in advance, since a visitor's first request needs them.
      const text = randomUUID();
      return `${text}.${sign(text, derivedKey(secret, purpose))}`;
    },
    isSigned: (signed) => {
      const [text = '', signature = ''] = signed.split('.');
      return keys.some((by) => isSame(signature, sign(text, by)));
    },
  };
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
