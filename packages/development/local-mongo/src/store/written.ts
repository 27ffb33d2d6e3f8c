import { calculateObjectSize, serialize } from 'bson';
import type { BsonDocument } from '../bson/types';
import { located } from '../errors';
import type { Place } from './changes';
import { stepsBetween } from './difference';

const largestDocument = 16 * 1024 * 1024;
/** Bytes. Smaller documents are written as fast as they are compared. */
const largeDocument = 4 * 1024;

/** An upper bound for the size of a large document, known only for those this process has written. */
const sizes = new WeakMap<BsonDocument, number>();

/**
 * The logged form of a write. If a large document changes, only the changes are logged, since a camp with hundreds of
 * seats is written for each claim.
 *
 * @throws CommandError when the document is too large
 */
export function writtenOf(
  place: Place,
  before: BsonDocument | undefined,
  after: BsonDocument,
): { bytes: Uint8Array } | { patch: Uint8Array } {
  const patch = before && patchOf(place, before, after);
  if (patch) return { patch };
  const bytes = bytesOf(after, before ? 17419 : 10334);
  if (bytes.length >= largeDocument) sizes.set(after, bytes.length);
  return { bytes };
}

/** @returns undefined if the whole document must be written */
function patchOf(place: Place, before: BsonDocument, after: BsonDocument): Uint8Array | undefined {
  const size = sizes.get(before);
  const steps = size === undefined ? undefined : stepsBetween(before, after);
  const patch = steps && serializeWhatFits({ kind: 'patch', ...place, id: after._id, steps });
  if (!size || !patch || patch.length > size / 2) return undefined;
  // Removed bytes are not subtracted. At the limit, the whole document is measured again.
  if (size + patch.length > largestDocument) return undefined;
  sizes.set(after, size + patch.length);
  return patch;
}

/** @throws CommandError with the code, if it is too large */
function bytesOf(document: BsonDocument, code: number): Uint8Array {
  const bytes = serializeWhatFits(document);
  if (bytes && bytes.length <= largestDocument) return bytes;
  const size = calculateObjectSize(document);
  throw located(code, `document too large: ${size} bytes, at most ${largestDocument}`);
}

/** @returns undefined for a document larger than the library's buffer of 17 MB */
function serializeWhatFits(document: BsonDocument): Uint8Array | undefined {
  try {
    return serialize(document);
  } catch (error) {
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
}
