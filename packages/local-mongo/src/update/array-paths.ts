import { type BsonDocument, isDocument } from '../bson/types';
import { badValue, failedToParse } from '../errors';
import { compileFilter } from '../query/match';
import { valueAt } from '../query/paths';
import { matchedPosition } from '../query/positional';

/** Tests of elements by the identifier that `$[identifier]` uses. */
export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/**
 * The paths without `$`, `$[]` and `$[identifier]` that a path means in one document.
 * @throws CommandError BadValue when `$` has no match or an array is missing
 */
export function concretePaths(
  document: BsonDocument,
  path: string,
  filter: BsonDocument,
  filters: ArrayFilters,
): string[] {
  if (!path.includes('$')) return [path];
  let found: string[][] = [[]];
  for (const part of path.split('.')) {
    found = found.flatMap((parts) => {
      if (part === '$') {
        const position = matchedPosition(document, parts.join('.'), filter);
        if (position >= 0) return [[...parts, String(position)]];
        throw badValue('The positional operator did not find the match needed from the query.');
      }
      if (!part.startsWith('$[')) return [[...parts, part]];
      const array = valueAt(document, parts);
      if (!Array.isArray(array))
        throw badValue(`Cannot apply array updates to '${parts.join('.')}', no array`);
      const accepts = filters.get(part.slice(2, -1));
      return array.flatMap((element, index) =>
        !accepts || accepts(element) ? [[...parts, String(index)]] : [],
      );
    });
  }
  return found.map((parts) => parts.join('.'));
}

/**
 * Compiles `arrayFilters`; each is about one identifier.
 * @param paths all paths of the update
 * @throws CommandError when a filter is malformed or unused, or a path uses an identifier without filter
 */
export function compileArrayFilters(
  arrayFilters: readonly unknown[],
  paths: readonly string[],
): ArrayFilters {
  const filters = new Map<string, (element: unknown) => boolean>();
  for (const arrayFilter of arrayFilters) {
    const [identifier = '', ...others] = new Set(isDocument(arrayFilter) ? identifiersOf(arrayFilter) : []);
    if (others.length > 0 || !/^[a-z][a-zA-Z0-9]*$/.test(identifier))
      throw failedToParse(
        'Each array filter needs one top-level field name, alphanumeric from a lowercase letter',
      );
    if (filters.has(identifier)) throw failedToParse(`Found multiple array filters for ${identifier}`);
    const matches = compileFilter(arrayFilter);
    filters.set(identifier, (element) => matches({ [identifier]: element }));
  }
  const used = paths.flatMap((path) => [...path.matchAll(/\$\[([^\]]+)\]/g)].map((match) => match[1]!));
  const unknown = used.find((identifier) => !filters.has(identifier));
  if (unknown !== undefined) throw badValue(`No array filter found for identifier '${unknown}'`);
  const unused = [...filters.keys()].find((identifier) => !used.includes(identifier));
  if (unused !== undefined)
    throw failedToParse(`The array filter for identifier '${unused}' was not used in the update`);
  return filters;
}

function identifiersOf(filter: BsonDocument): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!];
    return Array.isArray(value) ? value.filter(isDocument).flatMap(identifiersOf) : [];
  });
}
