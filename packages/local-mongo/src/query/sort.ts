import { compare } from '../bson/compare';
import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { badValue, located, notImplemented } from '../errors';
import { visitPath } from './paths';

export interface SortField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/**
 * Reads a sort such as `{name: 1, age: -1}`.
 * @throws CommandError for a direction that is neither 1 nor -1, NotImplemented for `$meta`
 */
export function parseSort(specification: unknown): SortField[] {
  if (!isDocument(specification)) throw badValue('the sort has to be an object');
  return Object.entries(specification).map(([path, direction]) => {
    if (isDocument(direction)) throw notImplemented('$meta in a sort');
    const sign = isNumber(direction) ? toNumber(direction) : Number.NaN;
    if (sign !== 1 && sign !== -1) {
      throw located(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path === '') throw located(15998, 'FieldPath field names may not be empty strings.');
    return { path, parts: path.split('.'), direction: sign };
  });
}

/** Orders documents; an array counts with its smallest element, or its largest in a descending sort. */
export function documentOrder(
  fields: readonly SortField[],
): (left: BsonDocument, right: BsonDocument) => number {
  return (left, right) => {
    for (const field of fields) {
      const difference = compare(sortValue(left, field), sortValue(right, field));
      if (difference !== 0) return difference * field.direction;
    }
    return 0;
  };
}

/** Sorts a copy; equal documents keep their order. The sort keys are taken once per document. */
export function sortDocuments(
  documents: readonly BsonDocument[],
  fields: readonly SortField[],
): BsonDocument[] {
  if (fields.length === 0) return [...documents];
  const keyed = documents.map((document) => ({
    document,
    keys: fields.map((field) => sortValue(document, field)),
  }));
  keyed.sort((left, right) => {
    for (let index = 0; index < fields.length; index += 1) {
      const difference = compare(left.keys[index], right.keys[index]);
      if (difference !== 0) return difference * fields[index]!.direction;
    }
    return 0;
  });
  return keyed.map(({ document }) => document);
}

function sortValue(document: BsonDocument, { parts, direction }: SortField): unknown {
  let best: unknown;
  let found = false;
  const consider = (value: unknown): void => {
    if (!found || compare(value, best) * direction < 0) best = value;
    found = true;
  };
  visitPath(document, parts, (value) => {
    // An empty array sorts before null, like a value of the type that has no values.
    if (Array.isArray(value) && value.length === 0) consider(undefined);
    else if (Array.isArray(value)) value.forEach((element) => consider(element ?? null));
    else consider(value ?? null);
    return false;
  });
  return found ? best : null;
}
