import { crc32 } from 'node:zlib';
import { serialize } from 'bson';
import { decodeDocument } from '../bson/decode';
import type { Operation } from './operation';

/*
 * The log is a row of frames, one per commit: the length of the body and its CRC-32 (four bytes each, little endian),
 * then one BSON document per operation. A frame counts as a whole or not at all.
 */
const headerLength = 8;
/** Bytes of an empty BSON document. */
const smallestDocument = 5;

/** One commit as a frame. @throws RangeError for an operation that BSON cannot hold */
export function encodeFrame(operations: readonly Operation[]): Buffer {
  const body = Buffer.concat(operations.map((operation) => serialize(operation)));
  const header = Buffer.allocUnsafe(headerLength);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}

/**
 * Reads frames up to the first that is torn or damaged.
 * @returns how many bytes were whole frames
 */
export function readFrames(bytes: Buffer, apply: (operation: Operation) => void): number {
  let position = 0;
  while (position + headerLength <= bytes.length) {
    const start = position + headerLength;
    const stop = start + bytes.readUInt32LE(position);
    if (stop === start || stop > bytes.length) break;
    if (crc32(bytes.subarray(start, stop)) !== bytes.readUInt32LE(position + 4)) break;
    for (let next = start; next < stop; next += bytes.readInt32LE(next))
      apply(decodeDocument(bytes, next) as unknown as Operation);
    position = stop;
  }
  return position;
}

/**
 * Whether a whole frame begins somewhere after the position: what lies before it is damage in the middle, not the
 * torn end that a crash leaves.
 */
export function holdsFrameAfter(bytes: Buffer, position: number): boolean {
  for (let candidate = position + 1; candidate + headerLength < bytes.length; candidate += 1) {
    const length = bytes.readUInt32LE(candidate);
    const start = candidate + headerLength;
    if (length < smallestDocument || start + length > bytes.length) continue;
    const first = bytes.readInt32LE(start);
    // Cheap signs of a document first: the checksum of every candidate would take minutes.
    if (first < smallestDocument || first > length || bytes[start + first - 1] !== 0) continue;
    if (crc32(bytes.subarray(start, start + length)) === bytes.readUInt32LE(candidate + 4)) return true;
  }
  return false;
}
