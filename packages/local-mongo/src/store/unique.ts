import { type BsonDocument, show } from '../bson/types';
import { type CommandError, located, writeConflict } from '../errors';
import { visitPath } from '../query/paths';
import type { Collection } from './collection';
import type { CollectionIndex } from './collection-index';
import { HeldByTransaction, type StoredRecord, type Transaction, visibleDocument } from './transaction';

/** A document that is about to become a record's. */
export interface Version {
  readonly record: StoredRecord;
  readonly document: BsonDocument;
  readonly transaction?: Transaction;
}

/**
 * Checks a new version of a record against one unique index.
 * @param keys the document's, in that index
 * @throws CommandError DuplicateKey, or WriteConflict in a transaction; HeldByTransaction outside of one
 */
export function checkUnique(
  { namespace }: Collection,
  index: CollectionIndex,
  keys: readonly string[],
  { record, document, transaction }: Version,
): void {
  for (const key of keys) {
    const has = (version: BsonDocument | null): boolean =>
      !!version && index.documentKeys(version).keys.includes(key);
    for (const other of index.at(key)) {
      if (other === record) continue;
      const { pending } = other;
      if (pending && pending.transaction !== transaction) {
        // Whether the key will be free is open until that transaction ends.
        if (!has(pending.document) && !has(other.document)) continue;
        throw transaction ? writeConflict() : new HeldByTransaction(pending.transaction);
      }
      const current = pending ? pending.document : other.document;
      const newer = transaction && !pending && other.version > transaction.snapshot;
      // A key that came or went after the snapshot is a conflict: only a fresh snapshot can tell.
      if (newer && (has(current) || has(visibleDocument(other, transaction)))) throw writeConflict();
      if (has(current)) throw duplicateKey(namespace, index, document);
    }
  }
}

function duplicateKey(namespace: string, index: CollectionIndex, document: BsonDocument): CommandError {
  const { name, key: keyPattern } = index.specification;
  const keyValue = Object.fromEntries(index.fields.map((field) => [field, firstValue(document, field)]));
  const message = `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${show(keyValue)}`;
  return located(11000, message, { keyPattern, keyValue });
}

function firstValue(document: BsonDocument, field: string): unknown {
  let found: unknown = null;
  visitPath(document, field.split('.'), (value) => {
    found = (Array.isArray(value) ? (value[0] as unknown) : value) ?? null;
    return true;
  });
  return found;
}
