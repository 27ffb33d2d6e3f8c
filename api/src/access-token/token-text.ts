import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The start of every access token, by which secret scanners find leaked ones. */
export const tokenPrefix = 'camp_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 digits have 238 random bits. */
const randomLength = 40;
const checksumLength = 7;
const pattern = new RegExp(`^${tokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9a-z]{${checksumLength}})$`);

/**
 * A new access token: the prefix, 40 random letters and digits, and a checksum.
 * @returns 52 characters. A double click selects all of them
 */
export function newTokenText(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return `${tokenPrefix}${random}${checksumOf(random)}`;
}

/** Whether a text can be an access token. The checksum rules out mistyped ones and false alarms of scanners. */
export function isTokenText(text: string): boolean {
  const [, random, checksum] = pattern.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** CRC-32 in base 36. */
const checksumOf = (random: string) =>
  crc32(tokenPrefix + random)
    .toString(36)
    .padStart(checksumLength, '0');
