import { Secret, TOTP } from 'otpauth';

/** Length of a code's time step in seconds, as authenticator apps expect it. */
const period = 30;

/** Time steps by which a phone's clock may be off. */
const drift = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new random secret of 160 bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads. @param issuer - the camp, as the app names the entry */
export const uriOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** Whether a text has the form of a code. @param code - normalized */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The time step of a code.
 *
 * @param code - normalized
 * @returns undefined if the code is wrong, or more than one step off
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library throws for six letters that have more than six bytes.
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const off = totpOf(secret).validate({ token: code, timestamp, window: drift });
  return off === null ? undefined : Math.floor(timestamp / 1000 / period) + off;
}
