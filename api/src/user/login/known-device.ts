import { createHmac } from 'node:crypto';
import { derivedKey } from '@camp/runtime/derived-key';
import type { Call } from '../../operations/call';
import { readCookie } from '../../auth/read-cookie';
import { isSame } from '../../auth/signed-text';

const cookieName = 'known-device';

/** From one season to the next, in milliseconds. */
const life = 365 * 24 * 60 * 60 * 1000;

/** Reads and sets the device's cookie. */
export type DeviceCall = Pick<Call<unknown, unknown, unknown>, 'headers' | 'setCookie'>;

/**
 * Whether an account's right password came from this browser before. It opens nothing: others' wrong logins hold up
 * strange devices only (docs/decisions/0014-password-hashing.md).
 *
 * @param secret - JWT_SECRET; the signing key is derived from it
 */
export function isKnownDevice(secret: string, emailKey: string, { headers }: DeviceCall): boolean {
  return isSame(readCookie(headers.cookie, cookieName) ?? '', signatureOf(secret, emailKey));
}

/** Lets the browser remember the last account in an unreadable form. */
export function rememberDevice(secret: string, emailKey: string, { setCookie }: DeviceCall): void {
  setCookie(cookieName, signatureOf(secret, emailKey), life);
}

function signatureOf(secret: string, emailKey: string): string {
  return createHmac('sha256', derivedKey(secret, 'known devices')).update(emailKey).digest('base64url');
}
