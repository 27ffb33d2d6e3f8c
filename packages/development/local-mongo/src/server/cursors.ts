import { calculateObjectSize, Long } from 'bson';
import type { BsonDocument } from '../bson/types';
import { located } from '../errors';

const largestBatch = 16 * 1024 * 1024;
const cursorLifetime = 10 * 60_000;

interface Cursor {
  readonly ns: string;
  readonly documents: readonly BsonDocument[];
  position: number;
  lastUsed: number;
}

/** Results that a client fetches in batches. */
export class Cursors {
  readonly byId = new Map<bigint, Cursor>();
  private lastId = BigInt(Date.now()) * 1000n;

  /** The reply of a command with a cursor. @param single for no more than one batch */
  firstBatch(ns: string, documents: readonly BsonDocument[], batchSize = 101, single = false): BsonDocument {
    this.lastId += 1n;
    const cursor = { ns, documents, position: 0, lastUsed: 0 };
    return this.takeBatch('firstBatch', this.lastId, cursor, batchSize, single);
  }

  /** @throws CommandError CursorNotFound, also when the cursor belongs to another namespace */
  nextBatch(id: bigint, ns: string, batchSize: number | undefined): BsonDocument {
    const cursor = this.byId.get(id);
    if (cursor?.ns !== ns) throw located(43, `cursor id ${id} not found in ${ns}`);
    return this.takeBatch('nextBatch', id, cursor, batchSize || Infinity);
  }

  sweep(): void {
    for (const [id, { lastUsed }] of this.byId)
      if (lastUsed < Date.now() - cursorLifetime) this.byId.delete(id);
  }

  private takeBatch(field: string, id: bigint, cursor: Cursor, most: number, single = false): BsonDocument {
    const { ns, documents, position: start } = cursor;
    let bytes = 0;
    for (; cursor.position < documents.length && cursor.position < start + most; cursor.position += 1) {
      bytes += calculateObjectSize(documents[cursor.position]!);
      if (cursor.position > start && bytes > largestBatch) break;
    }
    cursor.lastUsed = Date.now();
    const more = cursor.position < documents.length && !single;
    if (more) this.byId.set(id, cursor);
    else this.byId.delete(id);
    const batch = documents.slice(start, cursor.position);
    return { cursor: { [field]: batch, id: Long.fromBigInt(more ? id : 0n), ns }, ok: 1 };
  }
}
