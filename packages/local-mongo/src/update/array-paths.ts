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
    found = found.flatMap((parts) =>
      positionsOf(document, parts, part, filter, filters).map((step) => [...parts, step]),
    );
  }
  return found.map((parts) => parts.join('.'));
}

function positionsOf(
  document: BsonDocument,
  parts: string[],
  part: string,
  filter: BsonDocument,
  filters: ArrayFilters,
): string[] {
  if (part === '$') {
    const position = matchedPosition(document, parts.join('.'), filter);
    if (position < 0) throw badValue('The positional operator did not find the match needed from the query.');
    return [String(position)];
  }
  if (!part.startsWith('$[')) return [part];
  const array = valueAt(document, parts);
  const path = parts.join('.');
  if (array === undefined)
    throw badValue(`The path '${path}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array)) throw badValue(`Cannot apply array updates to non-array element ${path}`);
  const accepts = part === '$[]' ? () => true : filters.get(part.slice(2, -1))!;
  return array.flatMap((element, index) => (accepts(element) ? [String(index)] : []));
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
    if (!isDocument(arrayFilter)) throw failedToParse('Each array filter must be an object');
    const identifiers = [...new Set(identifiersOf(arrayFilter))];
    const [identifier] = identifiers;
    if (identifier === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (identifiers.length > 1) {
      throw failedToParse(
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${identifiers[0]}' and '${identifiers[1]}'`,
      );
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    }
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    const matches = compileFilter(arrayFilter);
    filters.set(identifier, (element) => matches({ [identifier]: element }));
  }
  checkIdentifiers(filters, paths);
  return filters;
}

function identifiersOf(filter: BsonDocument): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!];
    return Array.isArray(value) ? value.filter(isDocument).flatMap(identifiersOf) : [];
  });
}

function checkIdentifiers(filters: ArrayFilters, paths: readonly string[]): void {
  const used = new Set<string>();
  for (const path of paths) {
    for (const [, identifier] of path.matchAll(/\$\[([^\]]+)\]/g)) {
      if (!filters.has(identifier!))
        throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
      used.add(identifier!);
    }
  }
  const unused = [...filters.keys()].find((identifier) => !used.has(identifier));
  if (unused !== undefined)
    throw failedToParse(`The array filter for identifier '${unused}' was not used in the update`);
}
