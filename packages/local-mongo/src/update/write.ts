import { type BsonDocument, isDocument, show } from '../bson/types';
import { badValue, CommandError } from '../errors';
import { isPosition } from '../query/paths';

/** One operator at one concrete path of a document that may be changed. */
export interface UpdateStep {
  readonly root: BsonDocument;
  readonly path: string;
  readonly argument: unknown;
  /** One instant for the whole update. */
  readonly now: Date;
}

/** Arrays may not be filled up to any position a client names. */
const mostNulls = 1_500_000;

/** A copy whose documents and arrays can be changed; other values are never changed in place. */
export const copyDocument = (document: BsonDocument): BsonDocument => copy(document) as BsonDocument;

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isDocument(value)) return value;
  const copied: BsonDocument = {};
  for (const name of Object.keys(value)) copied[name] = copy(value[name]);
  return copied;
}

/** The place a path names in a document that may be changed. */
export interface Place {
  /** The value there, undefined when there is none. */
  readonly value: unknown;
  readonly exists: boolean;
  set(value: unknown): void;
  /** Takes a field away; an element of an array becomes null. */
  remove(): void;
}

/**
 * Goes to a path, making the documents on the way.
 * @throws CommandError PathNotViable where something else than a document or array is in the way
 */
export function placeToWrite(root: BsonDocument, path: string): Place {
  const parts = path.split('.');
  let container: BsonDocument | unknown[] = root;
  for (let index = 0; index < parts.length - 1; index += 1) {
    const place = placeIn(container, parts[index]!, parts[index - 1]);
    if (!place.exists) place.set({});
    const next: unknown = place.exists
      ? place.value
      : placeIn(container, parts[index]!, parts[index - 1]).value;
    if (!isDocument(next) && !Array.isArray(next)) throw notViable(parts[index]!, next, parts[index + 1]!);
    container = next;
  }
  return placeIn(container, parts.at(-1)!, parts.at(-2));
}

/** Goes to a path that is there already; undefined when it is not. */
export function existingPlace(root: BsonDocument, path: string): Place | undefined {
  const parts = path.split('.');
  let container: BsonDocument | unknown[] = root;
  for (const part of parts.slice(0, -1)) {
    if (Array.isArray(container) && !isPosition(part)) return undefined;
    const next: unknown = placeIn(container, part).value;
    if (!isDocument(next) && !Array.isArray(next)) return undefined;
    container = next;
  }
  const last = parts.at(-1)!;
  if (Array.isArray(container) && !isPosition(last)) return undefined;
  const place = placeIn(container, last);
  return place.exists ? place : undefined;
}

function placeIn(container: BsonDocument | unknown[], part: string, parent = ''): Place {
  return Array.isArray(container) ? elementPlace(container, part, parent) : fieldPlace(container, part);
}

function fieldPlace(document: BsonDocument, name: string): Place {
  if (name === '__proto__') throw badValue('a field may not be named __proto__');
  const exists = Object.hasOwn(document, name);
  return {
    exists,
    value: exists ? document[name] : undefined,
    set: (value) => {
      document[name] = value;
    },
    remove: () => {
      delete document[name];
    },
  };
}

function elementPlace(array: unknown[], part: string, parent: string): Place {
  if (!isPosition(part)) throw notViable(parent, array, part);
  const position = Number(part);
  const set = (value: unknown): void => {
    if (position - array.length > mostNulls) throw badValue(`can't backfill more than ${mostNulls} elements`);
    while (array.length < position) array.push(null);
    array[position] = value;
  };
  return { exists: position < array.length, value: array[position], set, remove: () => set(null) };
}

const notViable = (element: string, value: unknown, field: string) =>
  new CommandError(
    28,
    'PathNotViable',
    `Cannot create field '${field}' in element {${element}: ${show(value)}}`,
  );
