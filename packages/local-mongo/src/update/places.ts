import { type BsonDocument, isDocument } from '../bson/types';
import { badValue, CommandError } from '../errors';
import { isPosition, ownField } from '../query/paths';

/** Where a path ends: a field of a document, or an element of an array, that may be changed. */
export interface Place {
  readonly container: BsonDocument | unknown[];
  readonly part: string;
  /** The value there, undefined when there is none. */
  readonly value: unknown;
}

/** Arrays may not be filled up to any position a client names. */
const mostNulls = 1_500_000;

/**
 * Goes to a path, making the documents on the way.
 * @throws CommandError PathNotViable where something else than a document or array is in the way
 */
export function placeToWrite(root: BsonDocument, path: string): Place {
  let place: Place = { container: root, part: '', value: root };
  for (const part of path.split('.')) {
    const next = within(place.value === undefined ? put(place, {}) : place.value, part);
    if (!next)
      throw new CommandError(28, 'PathNotViable', `Cannot create field '${part}' of the path '${path}'`);
    place = next;
  }
  return place;
}

/** Goes to a path that is there already; undefined when it is not. */
export function existingPlace(root: BsonDocument, path: string): Place | undefined {
  let place: Place | undefined = { container: root, part: '', value: root };
  for (const part of path.split('.')) place = place && within(place.value, part);
  return place?.value === undefined ? undefined : place;
}

function within(container: unknown, part: string): Place | undefined {
  if (Array.isArray(container) ? !isPosition(part) : !isDocument(container)) return undefined;
  return { container: container as Place['container'], part, value: ownField(container as object, part) };
}

/** Writes the value to the place; between it and the end of an array nulls are filled in. @returns the value */
export function put<T>({ container, part }: Place, value: T): T {
  if (!Array.isArray(container)) {
    if (part === '__proto__') throw badValue('a field may not be named __proto__');
    container[part] = value;
    return value;
  }
  const missing = Number(part) - container.length;
  if (missing > mostNulls) throw badValue(`can't backfill more than ${mostNulls} elements`);
  for (let count = 0; count < missing; count += 1) container.push(null);
  container[Number(part)] = value;
  return value;
}

/** Takes a field away; an element of an array becomes null. */
export function remove({ container, part }: Place): void {
  if (Array.isArray(container)) container[Number(part)] = null;
  else delete container[part];
}
