import { createHmac, randomUUID } from 'node:crypto';
import type { StoredUser } from '@camp/database/user/user-model';
import { derivedKey } from '@camp/runtime/derived-key';
import { acceptedSecrets, type Secrets } from '../../auth/accepted-secrets';
import type { Call } from '../../operations/call';
import { readCookie } from '../../auth/read-cookie';
import { isSame } from '../../auth/signed-text';

const cookieName = 'known-device';

/** Milliseconds, from one camp season to the next. */
const life = 365 * 24 * 60 * 60 * 1000;

/** Reads and sets the device's cookie. */
export type DeviceCall = Pick<Call<unknown, unknown, unknown>, 'headers' | 'setCookie'>;

/** An account with its password. */
type Account = Pick<StoredUser, 'emailKey' | 'passwordHash'>;

/**
 * Recognizes a browser from which an account logged in with its present password. That gives no access, but wrong logins
 * by others don't block it (docs/decisions/0014-password-hashing.md).
 *
 * @returns the id of the device, or undefined if it isn't known
 */
export function knownDevice(secrets: Secrets, account: Account, { headers }: DeviceCall): string | undefined {
  const [device = '', signature = ''] = (readCookie(headers.cookie, cookieName) ?? '').split('.');
  const isKnown = acceptedSecrets(secrets).some((secret) =>
    isSame(signature, signatureOf(secret, account, device)),
  );
  return isKnown ? device : undefined;
}

/**
 * Stores the last account in the browser, in an unreadable form.
 *
 * @param known - the id of a device that is known. It stays, so that no login restarts the device's count
 */
export function rememberDevice(
  secrets: Secrets,
  account: Account,
  call: DeviceCall,
  known = knownDevice(secrets, account, call),
): void {
  const device = known ?? randomUUID();
  call.setCookie(cookieName, `${device}.${signatureOf(secrets.jwtSecret, account, device)}`, life);
}

/** Only a right password gets a signature, so nobody can make up devices. A new password makes all of them invalid. */
function signatureOf(secret: string, { emailKey, passwordHash }: Account, device: string): string {
  return createHmac('sha256', derivedKey(secret, 'known devices'))
    .update([emailKey, passwordHash, device].join('\n'))
    .digest('base64url');
}
