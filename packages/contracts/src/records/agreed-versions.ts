import type { Fields, WithFields } from './names';
import { confirmationsOf, versionOf } from './signatures';

/** Maximum characters of the header's value. */
const longest = 200;

/** The header's value for the texts as this page shows them: `medicalConfirm=1, zeroConfirm=1001`. */
export const shownVersions = (record: WithFields<Fields>): string =>
  confirmationsOf(record)
    .map(([name, field]) => `${name}=${versionOf(field)}`)
    .join(', ');

/**
 * Reads the header's value.
 *
 * @returns the versions by the names of the confirmations. Undefined if it can't be read
 */
export function readVersions(value: string): ReadonlyMap<string, number> | undefined {
  const pairs = value.length > longest ? [] : value.split(',').map((pair) => pair.trim());
  if (pairs.length === 0 || !pairs.every((pair) => /^\w+=\d{1,9}$/.test(pair))) return undefined;
  return new Map(
    pairs.map((pair) => {
      const [name = '', version] = pair.split('=');
      return [name, Number(version)];
    }),
  );
}

/**
 * The confirmations in a sent form whose text is another one than the person has read.
 *
 * @param sent the answers as they came, or checked
 * @param read the versions by the names of the confirmations. One that is missing counts as current
 */
export const changedConfirmations = (
  record: WithFields<Fields>,
  sent: object,
  read: ReadonlyMap<string, number>,
): string[] =>
  confirmationsOf(record)
    .filter(([name, field]) => name in sent && (read.get(name) ?? versionOf(field)) !== versionOf(field))
    .map(([name]) => name);
