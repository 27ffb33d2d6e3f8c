import { CommandError } from '../errors';
import { afterAll, encodeKey } from '../bson/key';
import { visitPath } from '../query/paths';
import type { Collection } from '../store/collection';
import type { CollectionIndex } from '../store/collection-index';
import type { Store } from '../store/store';
import { HeldByTransaction } from '../store/transaction';
import type { BsonDocument } from '../bson/types';

const beginningOfTime = new Date(-8.64e15);

/** Removes the documents whose time is over according to an index with `expireAfterSeconds`. */
export function removeExpired(store: Store, now = Date.now()): void {
  for (const collections of store.databases.values()) {
    for (const collection of collections.values()) {
      for (const index of collection.indexes.values()) removeFrom(store, collection, index, now);
    }
  }
}

function removeFrom(store: Store, collection: Collection, index: CollectionIndex, now: number): void {
  const seconds = index.expireAfterSeconds;
  if (seconds === undefined || index.fields.length !== 1) return;
  const limit = new Date(now - seconds * 1000);
  const expired = [...index.range(encodeKey(beginningOfTime), encodeKey(limit) + afterAll)].map(
    ({ record }) => record,
  );
  for (const record of new Set(expired)) {
    if (!record.document || earliestDate(record.document, index.fields[0]!) > limit.getTime()) continue;
    try {
      store.remove(collection, record);
    } catch (error) {
      // Held by a transaction: the next look will find it again.
      if (!(error instanceof HeldByTransaction) && !(error instanceof CommandError)) throw error;
    }
  }
}

/** An array of dates expires with its earliest one. */
function earliestDate(document: BsonDocument, path: string): number {
  let earliest = Infinity;
  visitPath(document, path.split('.'), (value) => {
    for (const date of Array.isArray(value) ? value : [value]) {
      if (date instanceof Date) earliest = Math.min(earliest, date.getTime());
    }
    return false;
  });
  return earliest;
}
