import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const length = 32;

/** Keys by secret and purpose. A process has one secret and a few purposes. */
const known = new Map<string, KeyObject>();

/**
 * The key for one purpose, derived from the server's secret (HKDF, RFC 5869). A signature for one purpose is invalid
 * for another. Keys are cached, since deriving takes longer than signing.
 * @param secret - JWT_SECRET
 */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const key =
    known.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, length)));
  known.set(name, key);
  return key;
}
