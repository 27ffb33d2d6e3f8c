import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key';

const purpose = 'unsubscribing from group messages';

const sign = (secret: string, userId: string) =>
  createHmac('sha256', derivedKey(secret, purpose)).update(userId).digest('base64url');

/**
 * What the unsubscribe link of a group message carries. It is good for this account and this purpose only, and does not
 * expire: whoever finds the mail years later can still unsubscribe.
 *
 * @param secret - JWT_SECRET
 * @param userId - 24 digits in lower case
 */
export const unsubscribeToken = (secret: string, userId: string): string =>
  `${userId}.${sign(secret, userId)}`;

/** The account of a token. @returns undefined for one that is not ours */
export function accountOfUnsubscribeToken(secret: string, token: string): string | undefined {
  const [, userId = '', signature = ''] = /^([0-9a-f]{24})\.([\w-]{43})$/.exec(token.slice(0, 70)) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
