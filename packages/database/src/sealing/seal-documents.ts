import type { Keyring } from '@camp/runtime/keyring';
import { mongo } from 'mongoose';
import { openSealed, seal, SealError, type Sealed } from './seal';
import type { SealedKind } from './sealed-kinds';

/** The stored field with the encrypted value. */
export const sealedField = 'sealed';

/** Encrypted bytes are a multiple of this, since their number would tell long answers from none. */
const blockLength = 1_024;

/** Encrypts and decrypts the documents of one collection. */
export interface Sealer {
  /** The collection's name. */
  collection: string;
  kind: SealedKind;
  /** Absent in a program that neither reads nor writes encrypted answers. */
  keys: Keyring | undefined;
}

const placeOf = ({ collection }: Pick<Sealer, 'collection'>, { _id }: mongo.Document) =>
  `${collection} ${String(_id)} ${sealedField}`;

/**
 * The document as it is stored. A document without these fields is returned as it is, so sealing twice is harmless.
 *
 * @param document - with its `_id`
 * @throws SealError without a key
 */
export function sealDocument(sealer: Sealer, document: mongo.Document): mongo.Document {
  const { names, clearPart } = sealer.kind;
  const left = clearPart?.(document);
  if (clearPart && !left) return document;
  const clear: mongo.Document = {};
  const answers: mongo.Document = {};
  for (const [name, value] of Object.entries(document)) (names.has(name) ? answers : clear)[name] = value;
  if (Object.keys(answers).length === 0) return document;
  clear._id ??= new mongo.ObjectId();
  return { ...clear, ...left, [sealedField]: sealAnswers(sealer, clear, answers) };
}

/**
 * The encrypted value of these answers.
 *
 * @param owner - the document that they belong to
 * @throws SealError without a key
 */
export function sealAnswers(sealer: Sealer, owner: mongo.Document, answers: mongo.Document): Sealed {
  const { keys } = sealer;
  if (!keys) throw new SealError('MEDICAL_KEY is missing, so no medical answer can be stored.');
  const bytes = mongo.BSON.serialize(answers, { ignoreUndefined: true });
  const padded = Buffer.alloc(Math.ceil(bytes.length / blockLength) * blockLength);
  padded.set(bytes);
  return seal(keys, padded, placeOf(sealer, owner));
}

/** The encrypted answers of a stored document, or none. @throws SealError */
export function openAnswers(sealer: Sealer, document: mongo.Document): mongo.Document {
  const sealed = document[sealedField] as Sealed | undefined;
  if (!sealed) return {};
  if (!sealer.keys) throw new SealError('MEDICAL_KEY is missing, so no medical answer can be read.');
  const padded = openSealed(sealer.keys, sealed, placeOf(sealer, document));
  // The padding follows the document, which begins with its own length.
  return mongo.BSON.deserialize(padded.subarray(0, padded.readInt32LE(0)));
}

/**
 * Decrypts a document in place. Without any key, it stays encrypted, for programs that read no answers.
 *
 * @param hidden - names that were not asked for
 * @throws SealError
 */
export function openDocument<Found extends mongo.Document | null>(
  sealer: Sealer,
  document: Found,
  isHidden: (name: string) => boolean = () => false,
): Found {
  if (!document?.[sealedField] || !sealer.keys) return document;
  const answers = openAnswers(sealer, document);
  delete document[sealedField];
  for (const [name, value] of Object.entries(answers)) if (!isHidden(name)) document[name] = value;
  return document;
}
