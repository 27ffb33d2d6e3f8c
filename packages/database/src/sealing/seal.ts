import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** An encrypted value as it is stored. */
export interface Sealed {
  /** The id of its key. */
  key: string;
  /** Initialization vector, authentication tag and encrypted bytes, one after the other. */
  value: Buffer | mongo.Binary;
}

/** A stored value doesn't open: its key is missing, or it was changed or moved to another record. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts bytes with the current key.
 *
 * @param place - the record and the part of it, without which the value does not open
 */
export function seal({ current }: Keyring, plain: Uint8Array, place: string): Sealed & { value: Buffer } {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, current.key, iv).setAAD(Buffer.from(place));
  const encrypted = [cipher.update(plain), cipher.final()];
  return { key: current.id, value: Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]) };
}

/**
 * Decrypts a stored value.
 *
 * @param place - as it was encrypted
 * @throws SealError, which names the key's id and never a value
 */
export function openSealed({ keys }: Keyring, { key: id, value }: Sealed, place: string): Buffer {
  const found = keys.find((one) => one.id === id);
  if (!found) throw new SealError(`MEDICAL_KEY lacks the key ${id}, which encrypted ${place}.`);
  const bytes = bytesOf(value);
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const decipher = createDecipheriv(algorithm, found.key, iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    const plain = decipher.update(bytes.subarray(ivLength + tagLength));
    // Returns nothing more, and throws if the value was changed.
    decipher.final();
    return plain;
  } catch (cause) {
    throw new SealError(`The encrypted value of ${place} was changed or moved.`, { cause });
  }
}

const bytesOf = (value: Sealed['value']): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(value.buffer.buffer, value.buffer.byteOffset, value.position);
