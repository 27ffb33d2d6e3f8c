import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const length = 32;

/** By secret and purpose: a process has one secret and a handful of purposes. */
const known = new Map<string, KeyObject>();

/**
 * The key for one purpose, derived from the server's secret (HKDF, RFC 5869): a signature for one purpose is invalid
 * for another. It is derived once, since that takes longer than signing.
 *
 * @param secret - JWT_SECRET
 */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const key =
    known.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, length)));
  known.set(name, key);
  return key;
}
