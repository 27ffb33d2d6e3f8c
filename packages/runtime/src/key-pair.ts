/** The library is an ES module only, and the programs are CommonJS. */
const library = () => import('age-encryption');

/** A key pair of backups. */
export interface KeyPair {
  /** Opens backups. `AGE-SECRET-KEY-1...` */
  identity: string;
  /** Encrypts backups. `age1...` */
  recipient: string;
}

/** Makes a new key pair. */
export async function createKeyPair(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await library();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
