import { lifeOfAccountRequest } from '@camp/database/account-request/account-request-model';
import { hashToken } from '@camp/runtime/link-token';
import type { Dependencies } from '../../dependencies';
import type { Call } from '../../operations/call';
import { readCookie } from '../../auth/read-cookie';
import { acceptedSecrets } from '../../auth/accepted-secrets';
import { signedTexts } from '../../auth/signed-text';

const cookieName = 'sign-up';

type Browser = Pick<Call<unknown, unknown, unknown>, 'headers' | 'setCookie'>;

/**
 * Recognizes a browser that signed up before, whatever the outcome.
 * @returns the hash of its cookie, or undefined
 */
export function browserOf(
  { settings }: Dependencies,
  { headers }: Pick<Browser, 'headers'>,
): string | undefined {
  const cookie = readSigned(acceptedSecrets(settings), headers);
  return cookie && hashToken(cookie);
}

/**
 * Sets a cookie that lasts as long as a sign-up, the same for every address.
 * @returns the hash of its cookie, unchanged if it has one
 */
export function markBrowser({ settings }: Dependencies, { headers, setCookie }: Browser): string {
  const secrets = acceptedSecrets(settings);
  const cookie = readSigned(secrets, headers) ?? signed(secrets).fresh();
  setCookie(cookieName, cookie, lifeOfAccountRequest);
  return hashToken(cookie);
}

type Secrets = ReturnType<typeof acceptedSecrets>;

const signed = (secrets: Secrets) => signedTexts(secrets, 'sign-up cookie');

function readSigned(secrets: Secrets, headers: Browser['headers']): string | undefined {
  const cookie = readCookie(headers.cookie as string | undefined, cookieName);
  return cookie !== undefined && signed(secrets).isSigned(cookie) ? cookie : undefined;
}
