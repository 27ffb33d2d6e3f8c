import { type BsonDocument, show } from '../bson/types';
import { CommandError } from '../errors';
import { visitPath } from '../query/paths';
import type { Collection } from './collection';
import type { CollectionIndex } from './collection-index';

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
