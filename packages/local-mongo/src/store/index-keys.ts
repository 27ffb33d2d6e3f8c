import { emptyArrayKey, encodeKey } from '../bson/key';
import { type BsonDocument, isDocument } from '../bson/types';
import { CommandError } from '../errors';
import { isPosition, ownField } from '../query/paths';

/** The keys of one document in one index. */
export interface DocumentKeys {
  readonly keys: readonly string[];
  /** Positions of the index's fields whose value came out of an array. */
  readonly throughArray: readonly number[];
  /** Whether the document has none of the fields: a sparse index leaves it out. */
  readonly absent: boolean;
}

/** A field on its way along its path. */
interface Walk {
  readonly value: unknown;
  readonly parts: readonly string[];
}

/**
 * The keys under which an index holds a document: one, or one per element where a path meets an array. Fields below
 * the same array go through its elements together.
 * @param paths the index's fields, split at the dots
 * @throws CommandError CannotIndexParallelArrays when two fields meet different arrays
 */
export function keysOf(document: BsonDocument, paths: readonly (readonly string[])[]): DocumentKeys {
  const [only] = paths;
  if (paths.length === 1 && only!.length === 1) {
    const value = ownField(document, only![0]!);
    if (!Array.isArray(value))
      return { keys: [encodeKey(value)], throughArray: [], absent: value === undefined };
  }
  const keys = new Set<string>();
  const throughArray = new Set<number>();
  let absent = true;
  expand(paths.map((parts) => ({ value: document, parts })));
  return { keys: [...keys], throughArray: [...throughArray], absent };

  function expand(walks: readonly Walk[], done: ReadonlySet<number> = new Set()): void {
    const reached = walks.map((walk, field) => (done.has(field) ? walk : advance(walk)));
    const waiting = reached.flatMap(({ value }, field) =>
      !done.has(field) && Array.isArray(value) ? [field] : [],
    );
    if (waiting.length === 0) {
      if (reached.some(({ value }) => value !== undefined)) absent = false;
      keys.add(
        reached.map(({ value }) => (value === emptyArray ? emptyArrayKey : encodeKey(value))).join(''),
      );
      return;
    }
    absent = false;
    const array = reached[waiting[0]!]!.value as unknown[];
    if (waiting.some((field) => reached[field]!.value !== array)) {
      throw new CommandError(171, 'CannotIndexParallelArrays', 'cannot index parallel arrays');
    }
    waiting.forEach((field) => throughArray.add(field));
    for (const element of array.length > 0 ? array : [undefined]) {
      const stepped = reached.map((walk, field): Walk => {
        if (!waiting.includes(field)) return walk;
        if (walk.parts.length === 0) return { value: array.length > 0 ? element : emptyArray, parts: [] };
        return { value: isDocument(element) ? element : undefined, parts: walk.parts };
      });
      const ended = waiting.filter((field) => reached[field]!.parts.length === 0);
      expand(stepped, new Set([...done, ...ended]));
    }
  }
}

/** Stands for the empty array that a path ended at. */
const emptyArray = Symbol('empty array');

/** Goes along the path to its end or to an array; a position in an array is gone to at once. */
function advance({ value, parts }: Walk): Walk {
  let current = value;
  let depth = 0;
  while (depth < parts.length) {
    const part = parts[depth]!;
    if (Array.isArray(current)) {
      if (!isPosition(part) || Number(part) >= current.length) break;
      current = current[Number(part)];
    } else current = isDocument(current) ? ownField(current, part) : undefined;
    depth += 1;
  }
  return { value: current, parts: parts.slice(depth) };
}
