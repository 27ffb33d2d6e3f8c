import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '@camp/runtime/derived-key';

/** Random texts that only this product can have signed. */
export interface SignedTexts {
  fresh(): string;
  isSigned(text: string): boolean;
}

/**
 * @param secret - JWT_SECRET, from which the signing key is derived
 * @param purpose - a text for one purpose is invalid for any other
 */
export function signedTexts(secret: string, purpose: string): SignedTexts {
  const key = derivedKey(secret, purpose);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    fresh: () => {
      // 122 random bits, generated in advance, since a visitor's first request needs them.
      const text = randomUUID();
      return `${text}.${sign(text)}`;
    },
    isSigned: (signed) => {
      const [text = '', signature = ''] = signed.split('.');
      return isSame(signature, sign(text));
    },
  };
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
