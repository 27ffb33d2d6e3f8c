import { afterAll } from '../../src/bson/compare';
import type { Collection } from '../../src/store/collection';
import { CollectionIndex } from '../../src/store/collection';

/** An index's content: the number of entries, and the documents under each key of each document. */
export function contentsOf(collection: Collection, index: CollectionIndex) {
  const keys = [...collection.documents.values()].flatMap((document) => index.keys(document));
  const entries = keys.map((key) => [key, [...index.range(key, key + afterAll)]] as const);
  return { size: [...index.range('', afterAll)].length, entries };
}

/** The same index rebuilt from its collection. */
export function rebuilt(collection: Collection, index: CollectionIndex): CollectionIndex {
  const rebuiltIndex = new CollectionIndex(index.specification);
  for (const [number, document] of collection.documents.entries())
    for (const key of rebuiltIndex.keys(document)) rebuiltIndex.add(key, number);
  return rebuiltIndex;
}
