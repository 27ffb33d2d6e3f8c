import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

/** A key of MEDICAL_KEY. */
export interface MedicalKey {
  /** The start of the key's SHA-256. It is stored with each value, and says nothing about the key. */
  id: string;
  key: KeyObject;
}

/** The keys that open medical answers and private pictures. */
export interface Keyring {
  /** Encrypts new values. */
  current: MedicalKey;
  /** Every key, the current one first. */
  keys: readonly MedicalKey[];
}

const oneKey = '[0-9a-f]{64}';

/** What MEDICAL_KEY must look like: one key, or several separated by commas or white space. */
export const keyringPattern = new RegExp(`^${oneKey}(?:[\\s,]+${oneKey})*$`);

/** 32 random bytes as 64 hexadecimal digits. */
export const createMedicalKey = (): string => randomBytes(32).toString('hex');

/**
 * Reads the keys in MEDICAL_KEY.
 *
 * @param text - matches `keyringPattern`. The first key encrypts, and all of them open
 */
export function keyringOf(text: string): Keyring {
  const keys = text
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map(keyOf);
  const [current] = keys;
  if (!current) throw new Error('MEDICAL_KEY has no key.');
  return { current, keys };
}

/** A key as MEDICAL_KEY has it, for the check of secrets. */
export const textOfKey = ({ key }: MedicalKey): string => key.export().toString('hex');

function keyOf(text: string): MedicalKey {
  const bytes = Buffer.from(text, 'hex');
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { id, key: createSecretKey(bytes) };
}
