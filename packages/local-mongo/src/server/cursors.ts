import { calculateObjectSize, Long } from 'bson';
import type { BsonDocument } from '../bson/types';
import { CommandError } from '../errors';

const largestBatch = 16 * 1024 * 1024;
const defaultBatch = 101;
const cursorLifetime = 10 * 60_000;

interface OpenCursor {
  readonly id: bigint;
  readonly namespace: string;
  readonly documents: readonly BsonDocument[];
  position: number;
  lastUsed: number;
}

/** Results that a client fetches batch by batch. */
export class Cursors {
  private readonly byId = new Map<bigint, OpenCursor>();
  private lastId = BigInt(Date.now()) * 1000n;

  /** The reply of a command that answers with a cursor. @param batchSize 101 documents when undefined */
  firstBatch(
    namespace: string,
    documents: readonly BsonDocument[],
    batchSize?: number,
    single = false,
  ): BsonDocument {
    const cursor: OpenCursor = {
      id: this.lastId + 1n,
      namespace,
      documents,
      position: 0,
      lastUsed: Date.now(),
    };
    const firstBatch = takeBatch(cursor, batchSize ?? defaultBatch);
    const more = cursor.position < documents.length && !single;
    if (more) {
      this.lastId = cursor.id;
      this.byId.set(cursor.id, cursor);
    }
    return { cursor: { firstBatch, id: Long.fromBigInt(more ? cursor.id : 0n), ns: namespace }, ok: 1 };
  }

  /** @throws CommandError CursorNotFound, also when the cursor is of another namespace */
  nextBatch(id: bigint, namespace: string, batchSize: number | undefined): BsonDocument {
    const cursor = this.byId.get(id);
    if (!cursor) throw new CommandError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        13,
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = Date.now();
    const nextBatch = takeBatch(cursor, batchSize || Infinity);
    const more = cursor.position < cursor.documents.length;
    if (!more) this.byId.delete(id);
    return { cursor: { nextBatch, id: Long.fromBigInt(more ? id : 0n), ns: namespace }, ok: 1 };
  }

  kill(id: bigint): boolean {
    return this.byId.delete(id);
  }

  sweep(): void {
    for (const cursor of [...this.byId.values()]) {
      if (cursor.lastUsed < Date.now() - cursorLifetime) this.byId.delete(cursor.id);
    }
  }
}

function takeBatch(cursor: OpenCursor, most: number): BsonDocument[] {
  const batch: BsonDocument[] = [];
  let bytes = 0;
  while (batch.length < most && cursor.position < cursor.documents.length) {
    const document = cursor.documents[cursor.position]!;
    bytes += calculateObjectSize(document);
    if (batch.length > 0 && bytes > largestBatch) break;
    batch.push(document);
    cursor.position += 1;
  }
  return batch;
}
