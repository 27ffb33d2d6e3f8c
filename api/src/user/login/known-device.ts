import { createHmac } from 'node:crypto';
import { derivedKey } from '@camp/runtime/derived-key';
import type { Call } from '../../operations/call';
import { readCookie } from '../../auth/read-cookie';
import { isSame } from '../../auth/signed-text';

const cookieName = 'known-device';

/** Milliseconds, from one camp season to the next. */
const life = 365 * 24 * 60 * 60 * 1000;

/** Reads and sets the device's cookie. */
export type DeviceCall = Pick<Call<unknown, unknown, unknown>, 'headers' | 'setCookie'>;

/**
 * Recognizes a browser from which an account logged in before. That gives no access, but wrong logins by others don't
 * block it (docs/decisions/0014-password-hashing.md).
 * @param secret - JWT_SECRET, from which the signing key is derived
 */
export function isKnownDevice(secret: string, emailKey: string, { headers }: DeviceCall): boolean {
  return isSame(readCookie(headers.cookie, cookieName) ?? '', signatureOf(secret, emailKey));
}

/** Stores the last account in the browser, in an unreadable form. */
export function rememberDevice(secret: string, emailKey: string, { setCookie }: DeviceCall): void {
  setCookie(cookieName, signatureOf(secret, emailKey), life);
}

function signatureOf(secret: string, emailKey: string): string {
  return createHmac('sha256', derivedKey(secret, 'known devices')).update(emailKey).digest('base64url');
}
