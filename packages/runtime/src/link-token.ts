import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from './derived-key';

const purpose = 'mailed links';

/**
 * The secret part of an emailed link. It is computed from the link's id, so that the worker can build the email from an
 * id alone. No secret is sent through Redis, and a copy of the database contains no working link.
 *
 * @param secret - JWT_SECRET
 * @param linkId - the link's record id
 * @returns 43 characters, base64url
 */
export function linkToken(secret: string, linkId: string): string {
  return createHmac('sha256', derivedKey(secret, purpose)).update(linkId.toLowerCase()).digest('base64url');
}

/** The stored hash of a token. @returns SHA-256, base64url */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
