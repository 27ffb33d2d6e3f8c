import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key';

const purpose = 'unsubscribing from group messages';

const sign = (secret: string, userId: string) =>
  createHmac('sha256', derivedKey(secret, purpose)).update(userId).digest('base64url');

/**
 * The token of an unsubscribe link. It is valid for this account and purpose only and doesn't expire, so that an old
 * email still works.
 *
 * @param secret - JWT_SECRET
 * @param userId - 24 digits in lower case
 */
export const unsubscribeToken = (secret: string, userId: string): string =>
  `${userId}.${sign(secret, userId)}`;

/**
 * The account of a token.
 * @returns undefined if the token is not ours
 */
export function accountOfUnsubscribeToken(secret: string, token: string): string | undefined {
  const [, userId = '', signature = ''] = /^([0-9a-f]{24})\.([\w-]{43})$/.exec(token.slice(0, 70)) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
