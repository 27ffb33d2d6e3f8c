import { randomInt } from 'node:crypto';
import { hashToken } from '@camp/runtime/link-token';

const count = 10;

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 random bits, so that no hash of one can be reversed. */
const length = 16;

/** Codes for a person who lost their phone, and the hashes to store. Each works once. */
export function makeRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return {
    recoveryCodes: codes.map((code) => (code.match(/.{4}/g) ?? []).join('-')),
    recoveryHashes: codes.map(hashToken),
  };
}
