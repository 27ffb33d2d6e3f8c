import { crc32 } from 'node:zlib';
import { Binary, Long, serialize } from 'bson';
import { decodeDocument } from '../bson/decode';
import { type BsonDocument, toNumber } from '../bson/types';
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
  const body = Buffer.concat(operations.map((operation) => serialize(toBson(operation))));
  const header = Buffer.allocUnsafe(headerLength);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}

/**
 * Reads frames up to the first that is torn or damaged.
 * @returns how many bytes were whole frames
 */
export function readFrames(bytes: Buffer, apply: (operations: Operation[]) => void): number {
  let position = 0;
  while (position + headerLength <= bytes.length) {
    const length = bytes.readUInt32LE(position);
    const start = position + headerLength;
    const stop = start + length;
    if (length === 0 || stop > bytes.length) break;
    const body = bytes.subarray(start, stop);
    if (crc32(body) !== bytes.readUInt32LE(position + 4)) break;
    apply(operationsOf(body));
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

function operationsOf(body: Buffer): Operation[] {
  const operations: Operation[] = [];
  for (let position = 0; position < body.length; position += body.readInt32LE(position)) {
    operations.push(fromBson(decodeDocument(body, position)));
  }
  return operations;
}

function toBson(operation: Operation): BsonDocument {
  if (operation.kind !== 'retry') return { ...operation };
  const { session, transactionNumber, statement, result } = operation.record;
  const id = new Binary(Buffer.from(session, 'hex'));
  return {
    kind: 'retry',
    session: id,
    transactionNumber: Long.fromNumber(transactionNumber),
    statement,
    result,
  };
}

function fromBson(document: BsonDocument): Operation {
  if (document.kind !== 'retry') return document as unknown as Operation;
  const { session, transactionNumber, statement, result } = document;
  return {
    kind: 'retry',
    record: {
      session: Buffer.from((session as Binary).value()).toString('hex'),
      transactionNumber: toNumber(transactionNumber),
      statement: toNumber(statement),
      result: result as BsonDocument,
    },
  };
}
