import { runUpdate } from '../aggregate/pipeline';
import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp, typeName } from '../bson/types';
import { badValue, CommandError, failedToParse, notImplemented } from '../errors';
import { compileFilter, isOperators, matchedPosition } from '../query/match';
import { entryOf, ownField, valueAt } from '../query/paths';
import { existingPlace, placeToWrite, put, runOperator, updateOperators, type UpdateStep } from './operators';

/** Inputs of an update besides the document. */
export interface UpdateContext {
  /** The filter that found the document. It determines the positional `$`. */
  readonly filter: BsonDocument;
  readonly arrayFilters?: readonly unknown[];
  readonly variables: BsonDocument;
  /** True for the document of an upsert, the only one that `$setOnInsert` applies to. */
  readonly inserting?: boolean;
}

/** A whole new document, as opposed to operators or a pipeline. */
const isReplacement = (update: unknown): update is BsonDocument =>
  isDocument(update) && !Object.keys(update)[0]?.startsWith('$');

/** A new document, after an update by operators, a pipeline or a replacement. @throws CommandError as MongoDB does */
export function applyUpdate(document: BsonDocument, update: unknown, context: UpdateContext): BsonDocument {
  if (isReplacement(update)) return withSameId(document, update);
  const changed = Array.isArray(update)
    ? runUpdate(document, update, context.variables)
    : applyOperators(document, update as BsonDocument, context);
  return withSameId(document, changed);
}

/** Checks an update before any document is examined. @throws CommandError even if no document matches */
export function checkUpdate(update: unknown, many: boolean): void {
  if (Array.isArray(update)) return;
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  const names = Object.keys(update);
  if (!isReplacement(update)) parseSteps(update);
  else if (many && names.length > 0) throw failedToParse('a replacement is of one document, not of many');
  else if (names.some((name) => name.startsWith('$'))) throw badValue('a replacement has no field with a $');
}

function applyOperators(document: BsonDocument, update: BsonDocument, context: UpdateContext): BsonDocument {
  const steps = parseSteps(update);
  const filters = compileArrayFilters(context.arrayFilters ?? [], steps);
  const now = new Date();
  // The elements of each path are determined before the first change.
  const jobs = steps
    .filter(({ operator }) => operator !== '$setOnInsert' || context.inserting)
    .flatMap((step) => {
      const paths = pathsIn(document, step.path, context.filter, filters);
      return paths.map((path) => ({ ...step, path }));
    });
  const root = { ...document };
  const copies = new WeakSet<object>();
  for (const { operator, path, argument } of jobs) {
    copyTheWay(root, path, copies);
    if (operator === '$rename') copyTheWay(root, String(argument), copies);
  }
  for (const { operator, ...step } of jobs) runOperator(operator, { ...step, root, now });
  return root;
}

/**
 * Copies the documents and arrays along a path, so that it can be changed. Everything else stays the same object, which
 * shows indexes and comparisons that it is unchanged. So appending to a long list does not examine its elements.
 */
function copyTheWay(root: BsonDocument, path: string, copies: WeakSet<object>): void {
  let container: BsonDocument | unknown[] = root;
  for (const part of path.split('.').slice(0, -1)) {
    const value = ownField(container, part);
    if (!Array.isArray(value) && !isDocument(value)) return;
    const copy = copies.has(value) ? value : Array.isArray(value) ? [...value] : { ...value };
    copies.add(copy);
    if (copy !== value) put({ container, part, value }, copy);
    container = copy;
  }
}

type Step = Pick<UpdateStep, 'path' | 'argument'> & { readonly operator: string };

/** One step per path, in MongoDB's order of paths. */
function parseSteps(update: BsonDocument): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]): Step[] => {
    entryOf(updateOperators, operator);
    if (!isDocument(fields))
      throw failedToParse(`Modifiers operate on fields but we found type ${typeName(fields)} instead`);
    return Object.entries(fields).map(([path, argument]) => ({ operator, path, argument }));
  });
  const renames = steps.filter(({ operator }) => operator === '$rename');
  if (renames.some(({ path, argument }) => typeof argument !== 'string' || path === argument))
    throw badValue('$rename needs another name for each field');
  checkPaths([...steps.map(({ path }) => path), ...renames.map(({ argument }) => String(argument))]);
  return steps.sort((left, right) => comparePaths(left.path, right.path));
}

/** @throws CommandError EmptyFieldName, or ConflictingUpdateOperators where one path contains another */
function checkPaths(paths: readonly string[]): void {
  if (paths.some((path) => path.split('.').includes('')))
    throw new CommandError(56, 'EmptyFieldName', 'An update path contains an empty field name');
  const sorted = [...paths].sort(comparePaths);
  const conflict = sorted.slice(1).find((path, index) => `${path}.`.startsWith(`${sorted[index]}.`));
  if (conflict !== undefined)
    throw new CommandError(
      40,
      'ConflictingUpdateOperators',
      `The update would create a conflict at '${conflict}'`,
    );
}

/** Orders paths part by part. */
function comparePaths(left: string, right: string): number {
  const [first, second] = [left.replaceAll('.', '\0'), right.replaceAll('.', '\0')];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** `_id` stays, and is the first field. */
function withSameId(before: BsonDocument, { _id: after, ...rest }: BsonDocument): BsonDocument {
  const id = before._id === undefined ? after : before._id;
  if (id === undefined) return rest;
  if (after !== undefined && !equal(id, after))
    throw new CommandError(66, 'ImmutableField', "The field '_id' is immutable and cannot be changed");
  return { _id: after === undefined ? id : after, ...rest };
}

/** Tests of elements, by the identifier of `$[identifier]`. */
type Filters = ReadonlyMap<string, (element: unknown) => boolean>;

/** The concrete paths in a document of a path with `$`, `$[]` and `$[identifier]`. */
function pathsIn(document: BsonDocument, path: string, filter: BsonDocument, filters: Filters): string[] {
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

/** Compiles `arrayFilters`. Each has one identifier, and the update must use all of them. */
function compileArrayFilters(arrayFilters: readonly unknown[], steps: readonly Step[]): Filters {
  const filters = new Map<string, (element: unknown) => boolean>();
  for (const arrayFilter of arrayFilters) {
    const names = Object.keys(isDocument(arrayFilter) ? arrayFilter : {}).map((name) => name.split('.')[0]!);
    const [identifier = '', ...others] = new Set(names);
    if (identifier.startsWith('$')) throw notImplemented(`${identifier} at the top of arrayFilters`);
    if (others.length > 0 || !/^[a-z][a-zA-Z0-9]*$/.test(identifier) || filters.has(identifier))
      throw failedToParse(`Each array filter needs one name of its own, with a lowercase letter first`);
    const matches = compileFilter(arrayFilter);
    filters.set(identifier, (element) => matches({ [identifier]: element }));
  }
  const used = new Set(
    steps.flatMap(({ path }) => [...path.matchAll(/\$\[([^\]]+)\]/g)].map((match) => match[1]!)),
  );
  const unknown = [...used].find((identifier) => !filters.has(identifier));
  if (unknown !== undefined) throw badValue(`No array filter found for identifier '${unknown}'`);
  if (used.size < filters.size) throw failedToParse('An array filter was not used in the update');
  return filters;
}

/** The document of an upsert: the filter's equalities, then the update. */
export function upsertedDocument(update: unknown, context: UpdateContext): BsonDocument {
  const seed: BsonDocument = {};
  demand(seed, context.filter);
  // A replacement keeps only the `_id`.
  const before = !isReplacement(update) ? seed : '_id' in seed ? { _id: seed._id } : {};
  return applyUpdate(before, update, { ...context, inserting: true });
}

function demand(seed: BsonDocument, filter: BsonDocument): void {
  for (const [name, condition] of Object.entries(filter)) {
    const branches = Array.isArray(condition) ? condition.filter(isDocument) : [];
    if (name === '$and' || (name === '$or' && branches.length === 1)) {
      branches.forEach((branch) => demand(seed, branch));
    } else if (!name.startsWith('$') && !isRegExp(condition)) {
      const value = demandedValue(condition);
      const existing = existingPlace(seed, name);
      if (existing && value !== undefined && !equal(existing.value, value))
        throw new CommandError(54, 'NotSingleValueField', `'${name}' is matched twice: nothing to set it to`);
      if (value !== undefined) put(placeToWrite(seed, name), value);
    }
  }
}

function demandedValue(condition: unknown): unknown {
  if (!isOperators(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  const list = condition.$all ?? condition.$in;
  const [only] = Array.isArray(list) && list.length === 1 ? (list as unknown[]) : [];
  return isOperators(only) || isRegExp(only) ? undefined : only;
}
