import { compare } from '../bson/compare';
import { isDocument, isNumber, toNumber } from '../bson/types';
import { badValue, located, notImplemented } from '../errors';
import { visitPath } from './paths';

export interface SortField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/** Parses a sort such as `{name: 1, age: -1}`. @throws CommandError for another direction */
export function parseSort(specification: unknown): SortField[] {
  if (!isDocument(specification)) throw badValue('the sort has to be an object');
  return Object.entries(specification).map(([path, direction]) => {
    if (isDocument(direction)) throw notImplemented('$meta in a sort');
    const sign = isNumber(direction) ? toNumber(direction) : 0;
    if (sign !== 1 && sign !== -1) throw located(15975, 'a sort is 1 (ascending) or -1 (descending)');
    return { path, parts: path.split('.'), direction: sign };
  });
}

/** Sorts a copy, stably. The sort keys are computed once per document. */
export function sortDocuments<T>(documents: readonly T[], fields: readonly SortField[]): T[] {
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

/** An array sorts by its smallest element, or its largest in a descending sort. */
function sortValue(document: unknown, { parts, direction }: SortField): unknown {
  let values: unknown[] = [];
  visitPath(document, parts, (value) => {
    // An empty array sorts before null, like a value of an empty type.
    const found = Array.isArray(value) ? value : [value ?? null];
    values = values.concat(found.length > 0 ? found : [undefined]);
    return false;
  });
  if (values.length < 2) return values.length > 0 ? values[0] : null;
  return values.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}
