import { randomBytes } from 'node:crypto';
import { createMedicalKey } from '@camp/runtime/keyring';
import { createKeyPair, type KeyPair } from '@camp/runtime/key-pair';

/** Secrets that nobody has to remember. */
export interface MadeSecrets {
  jwtSecret: string;
  /** Encrypts medical answers and private pictures. Without it, they are lost. */
  medicalKey: string;
  mongodbPassword: string;
  /** With it, the members of a replica set know each other. MongoDB accepts up to 1024 characters of base64. */
  mongodbKey: string;
  redisPassword: string;
  /** Its secret key is shown once and stored nowhere. */
  operator: KeyPair;
  /** Opens each backup once, to test it. */
  tester: KeyPair;
}

/** Passwords are part of addresses, so they have only letters and digits. */
const password = () => randomBytes(32).toString('hex');

/** Makes all secrets of a new installation. */
export async function makeSecrets(): Promise<MadeSecrets> {
  return {
    jwtSecret: password(),
    medicalKey: createMedicalKey(),
    mongodbPassword: password(),
    mongodbKey: randomBytes(512).toString('base64'),
    redisPassword: password(),
    operator: await createKeyPair(),
    tester: await createKeyPair(),
  };
}
