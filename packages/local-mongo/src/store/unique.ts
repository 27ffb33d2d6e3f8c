import { type BsonDocument, show } from '../bson/types';
import { CommandError, writeConflict } from '../errors';
import { visitPath } from '../query/paths';
import type { Collection } from './collection';
import type { CollectionIndex } from './collection-index';
import { type StoredRecord, visibleDocument } from './record';
import { HeldByTransaction, type Transaction } from './transaction';

/**
 * Checks a document against one unique index.
 * @param self the document's own record, whose earlier versions do not count
 * @throws CommandError DuplicateKey, or WriteConflict in a transaction; HeldByTransaction outside of one
 */
export function checkUnique(
  collection: Collection,
  index: CollectionIndex,
  self: StoredRecord,
  document: BsonDocument,
  transaction: Transaction | undefined,
): void {
  for (const key of index.keys(document)) {
    const has = (version: BsonDocument | null): boolean => !!version && index.keys(version).includes(key);
    for (const other of index.at(key)) {
      if (other === self) continue;
      if (other.pending && other.pending.transaction !== transaction) {
        // Whether the key will be free is open until that transaction ends.
        if (!has(other.pending.document) && !has(other.document)) continue;
        throw transaction ? writeConflict() : new HeldByTransaction(other.pending.transaction);
      }
      const current = other.pending ? other.pending.document : other.document;
      const newer = transaction && !other.pending && other.version > transaction.snapshot;
      // A key that came or went after the snapshot is a conflict: only a fresh snapshot can tell.
      if (newer && (has(current) || has(visibleDocument(other, transaction)))) throw writeConflict();
      if (has(current)) throw duplicateKey(collection, index, document);
    }
  }
}

/** Whether another record's latest version has the key. */
export function holdsOther(index: CollectionIndex, key: string, record: StoredRecord): boolean {
  for (const other of index.at(key)) {
    if (other !== record && other.document && index.keys(other.document).includes(key)) return true;
  }
  return false;
}

/** The error of a document whose key a unique index has already. */
export function duplicateKey(
  collection: Collection,
  index: CollectionIndex,
  document: BsonDocument,
): CommandError {
  const values = Object.fromEntries(index.fields.map((field) => [field, firstValue(document, field)]));
  const shown = index.fields.map((field) => `${field}: ${show(values[field])}`).join(', ');
  return new CommandError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.specification.name} dup key: { ${shown} }`,
    { keyPattern: index.specification.key, keyValue: values },
  );
}

function firstValue(document: BsonDocument, field: string): unknown {
  let found: unknown = null;
  visitPath(document, field.split('.'), (value) => {
    found = (Array.isArray(value) ? (value[0] as unknown) : value) ?? null;
    return true;
  });
  return found;
}
