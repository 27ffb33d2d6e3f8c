import { runUpdatePipeline } from '../aggregate/pipeline';
import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, typeName } from '../bson/types';
import { badValue, CommandError, failedToParse } from '../errors';
import { isPosition, ownField } from '../query/paths';
import { unknownName } from '../query/refused-names';
import { compileArrayFilters, concretePaths } from './array-paths';
import { updateOperators } from './operators';

/** What an update needs beside the document. */
export interface UpdateContext {
  /** The filter that found the document: it says what the positional `$` means. */
  readonly filter: BsonDocument;
  readonly arrayFilters?: readonly unknown[];
  readonly variables: Readonly<Record<string, unknown>>;
  /** True for the document that an upsert inserts: only then `$setOnInsert` counts. */
  readonly inserting?: boolean;
}

/** A whole new document, as opposed to operators or a pipeline. */
export const isReplacement = (update: unknown): update is BsonDocument =>
  isDocument(update) && !Object.keys(update)[0]?.startsWith('$');

/**
 * The document after an update: operators, a pipeline or a replacement.
 * @returns a new document; the given one is not changed
 * @throws CommandError as MongoDB does for conflicting paths, wrong types, a changed `_id`, unknown operators
 */
export function applyUpdate(document: BsonDocument, update: unknown, context: UpdateContext): BsonDocument {
  if (Array.isArray(update))
    return withSameId(document, runUpdatePipeline(document, update, context.variables));
  if (isReplacement(update)) return withSameId(document, update);
  return withSameId(document, applyOperators(document, update as BsonDocument, context));
}

/**
 * Checks an update before any document is looked at, so that a wrong one fails also when nothing matches.
 * @throws CommandError for a replacement of many documents or an unknown operator
 */
export function checkUpdate(update: unknown, many: boolean): void {
  if (Array.isArray(update)) return;
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  if (!isReplacement(update)) {
    parseSteps(update);
    return;
  }
  const names = Object.keys(update);
  if (many && names.length > 0)
    throw failedToParse('multi update is not supported for replacement-style update');
  const operator = names.find((name) => name.startsWith('$'));
  if (operator !== undefined)
    throw badValue(`The dollar ($) prefixed field '${operator}' is not allowed in a replacement document.`);
}

function applyOperators(document: BsonDocument, update: BsonDocument, context: UpdateContext): BsonDocument {
  const steps = parseSteps(update);
  const filters = compileArrayFilters(
    context.arrayFilters ?? [],
    steps.map(({ path }) => path),
  );
  const now = new Date();
  // Which elements a path means is settled before the first change.
  const jobs = steps
    .filter(({ operator }) => operator !== '$setOnInsert' || context.inserting)
    .flatMap((step) => {
      const paths = concretePaths(document, step.path, context.filter, filters);
      return paths.map((path) => ({ ...step, path }));
    });
  const root = changeable(document) as BsonDocument;
  for (const { operator, argument, path } of jobs) updateOperators[operator]!({ root, path, argument, now });
  return root;
}

/** A copy whose documents and arrays can be changed; other values are never changed in place. */
function changeable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changeable);
  if (!isDocument(value)) return value;
  const copy: BsonDocument = {};
  for (const name of Object.keys(value)) copy[name] = changeable(value[name]);
  return copy;
}

interface Step {
  operator: string;
  path: string;
  argument: unknown;
}

/** One step per path, in the order in which MongoDB applies them: by path. */
function parseSteps(update: BsonDocument): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]): Step[] => {
    if (!ownField(updateOperators, operator))
      throw unknownName(operator, failedToParse(`Unknown modifier: ${operator}`));
    if (!isDocument(fields))
      throw failedToParse(`Modifiers operate on fields but we found type ${typeName(fields)} instead`);
    return Object.entries(fields).map(([path, argument]) => ({ operator, path, argument }));
  });
  const renames = steps.filter(({ operator }) => operator === '$rename');
  const same = renames.find(({ path, argument }) => path === argument);
  if (same) throw badValue(`The source and target field for $rename must differ: ${same.path}`);
  checkPaths([...steps.map(({ path }) => path), ...renames.map(({ argument }) => String(argument))]);
  return steps.sort((left, right) => comparePaths(left.path, right.path));
}

/** @throws CommandError EmptyFieldName, or ConflictingUpdateOperators where one path contains another */
function checkPaths(paths: readonly string[]): void {
  const empty = paths.find((path) => path.split('.').includes(''));
  if (empty !== undefined)
    throw new CommandError(56, 'EmptyFieldName', `The update path '${empty}' contains an empty field name`);
  const sorted = [...paths].sort(comparePaths);
  for (const [index, path] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === path || next?.startsWith(`${path}.`)) {
      const message = `Updating the path '${next}' would create a conflict at '${path}'`;
      throw new CommandError(40, 'ConflictingUpdateOperators', message);
    }
  }
}

/** Orders paths part by part, positions as numbers. */
function comparePaths(left: string, right: string): number {
  const [first, second] = [left.split('.'), right.split('.')];
  const index = first.findIndex((part, depth) => part !== second[depth]);
  const [one, other] = [first[index], second[index]];
  if (one === undefined || other === undefined) return first.length - second.length;
  if (isPosition(one) && isPosition(other)) return Number(one) - Number(other);
  return one < other ? -1 : 1;
}

/** `_id` stays and stands first. */
function withSameId(before: BsonDocument, { _id: after, ...rest }: BsonDocument): BsonDocument {
  const id = before._id === undefined ? after : before._id;
  if (id === undefined) return rest;
  if (after !== undefined && !equal(id, after))
    throw new CommandError(66, 'ImmutableField', "The field '_id' is immutable and cannot be changed");
  return { _id: after === undefined ? id : after, ...rest };
}
