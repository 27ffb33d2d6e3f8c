import { afterAll, encodeKey } from '../bson/key';
import { isNumber, toNumber } from '../bson/types';
import type { Store } from '../store/store';
import { HeldByTransaction } from '../store/transaction';

const beginningOfTime = new Date(-8.64e15);

/** Removes the documents whose time is over according to an index with `expireAfterSeconds`. */
export function removeExpired(store: Store): void {
  for (const collection of store.collections.values()) {
    for (const index of collection.indexes.values()) {
      const { expireAfterSeconds: seconds } = index.specification;
      if (!isNumber(seconds) || index.fields.length !== 1) continue;
      const limit = encodeKey(new Date(Date.now() - toNumber(seconds) * 1000)) + afterAll;
      for (const number of new Set(index.range(encodeKey(beginningOfTime), limit))) {
        try {
          store.write(collection, collection.documents.get(number)!, null);
        } catch (error) {
          // The next look will find it again.
          if (!(error instanceof HeldByTransaction)) throw error;
        }
      }
    }
  }
}
