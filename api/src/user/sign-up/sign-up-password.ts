import { createHmac } from 'node:crypto';
import { derivedKey } from '@camp/runtime/derived-key';
import { isWaiting } from '@camp/database/account-request/waiting-sign-ups';
import type { Dependencies } from '../../dependencies';
import type { Priority } from '../password/hashing-queue';

/**
 * Hashes the password of a sign-up with the address's salt. An address may have any number of unverified sign-ups, and
 * a login compares its password with all of them in the time of one.
 * @param emailKey - `emailKeyOf` the address
 * @param priority - of the caller
 */
export const hashSignUpPassword = (
  { passwords, settings }: Pick<Dependencies, 'passwords' | 'settings'>,
  emailKey: string,
  password: string,
  priority: Priority,
): Promise<string> => passwords.hashWithSalt(password, saltOf(settings.jwtSecret, emailKey), priority);

/** Whether a sign-up has this password. The time doesn't depend on the number of sign-ups. */
export async function isPasswordOfSignUp(
  deps: Pick<Dependencies, 'passwords' | 'settings' | 'models' | 'clock'>,
  emailKey: string,
  password: string,
  priority: Priority,
): Promise<boolean> {
  const passwordHash = await hashSignUpPassword(deps, emailKey, password, priority);
  return isWaiting(deps.models, { emailKey, passwordHash }, deps.clock.now());
}

/** The salt is derived from the server's secret, so that nobody can compute hashes in advance. */
function saltOf(secret: string, emailKey: string): Buffer {
  const key = derivedKey(secret, 'salts of sign-ups');
  return createHmac('sha256', key).update(emailKey).digest().subarray(0, 16);
}
