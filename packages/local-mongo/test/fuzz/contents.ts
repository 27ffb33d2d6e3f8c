import { afterAll } from '../../src/bson/key';
import type { CollectionIndex } from '../../src/store/collection-index';
import type { StoredRecord } from '../../src/store/transaction';

/** All keys of an index with their records, to compare it with one built anew. */
export function contentsOf(index: CollectionIndex): [key: string, records: StoredRecord[]][] {
  const keys = new Set([...index.range('', afterAll)].map(({ key }) => key));
  return [...keys].map((key) => [key, index.at(key)]);
}
