import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** The library is an ES module only, and its programs are CommonJS. */
const library = () => import('age-encryption');

/**
 * Encrypts a stream. Each recipient's key opens it.
 *
 * @throws Error if a recipient is not valid
 */
export async function encrypt(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await library();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/**
 * Decrypts a stream. A changed or shortened file fails while it is read.
 *
 * @throws Error if the key does not open it
 */
export async function decrypt(content: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await library();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

// Node and the library type the same web streams from different declarations.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);
