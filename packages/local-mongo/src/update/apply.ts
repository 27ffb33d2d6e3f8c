import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, typeName } from '../bson/types';
import { runUpdatePipeline } from '../aggregate/update-pipeline';
import { badValue, CommandError, failedToParse, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { compileArrayFilters, concretePaths } from './array-paths';
import { checkPaths, comparePaths } from './paths';
import { refusedUpdateOperators, updateOperators } from './operators';
import { copyDocument } from './write';

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
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  if (isReplacement(update)) return withSameId(document, update);
  return withSameId(document, applyOperators(document, update, context));
}

function applyOperators(document: BsonDocument, update: BsonDocument, context: UpdateContext): BsonDocument {
  const steps = parseSteps(update);
  const filters = compileArrayFilters(
    context.arrayFilters ?? [],
    steps.map(({ path }) => path),
  );
  const result = copyDocument(document);
  const now = new Date();
  // Which elements a path means is settled before the first change.
  const jobs = steps.map((step) => {
    const counts = step.operator !== '$setOnInsert' || context.inserting;
    return { ...step, targets: counts ? concretePaths(document, step.path, context.filter, filters) : [] };
  });
  for (const { operator, argument, targets } of jobs) {
    for (const path of targets) updateOperators[operator]!({ root: result, path, argument, now });
  }
  return result;
}

interface Step {
  operator: string;
  path: string;
  argument: unknown;
}

/** One step per path, in the order in which MongoDB applies them: by path. */
function parseSteps(update: BsonDocument): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]): Step[] => {
    if (refusedUpdateOperators.has(operator)) throw notImplemented(`the update operator ${operator}`);
    if (!ownField(updateOperators, operator)) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}}`,
      );
    }
    return Object.entries(fields).map(([path, argument]) => ({ operator, path, argument }));
  });
  const same = steps.find(({ operator, path, argument }) => operator === '$rename' && path === argument);
  if (same) throw badValue(`The source and target field for $rename must differ: ${same.path}`);
  const renamed = steps
    .filter(({ operator }) => operator === '$rename')
    .map(({ argument }) => String(argument));
  checkPaths([...steps.map(({ path }) => path), ...renamed]);
  return steps.sort((left, right) => comparePaths(left.path, right.path));
}

/** `_id` stays and stands first. */
function withSameId(before: BsonDocument, after: BsonDocument): BsonDocument {
  if (before._id === undefined) return after;
  if (after._id === undefined) return { _id: before._id, ...after };
  if (!equal(before._id, after._id)) {
    throw new CommandError(
      66,
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  if (Object.keys(after)[0] === '_id') return after;
  const { _id, ...rest } = after;
  return { _id, ...rest };
}

/**
 * Checks an update before any document is looked at, so that a wrong one fails also when nothing matches.
 * @throws CommandError for a replacement of many documents or an unknown operator
 */
export function checkUpdate(update: unknown, many: boolean): void {
  if (update === undefined) throw failedToParse('Update argument must be either an object or an array');
  if (Array.isArray(update)) return;
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  if (!isReplacement(update)) {
    parseSteps(update);
    return;
  }
  if (many && Object.keys(update).length > 0) {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator !== undefined)
    throw badValue(
      `The dollar ($) prefixed field '${operator}' is not allowed in the context of an update's replacement document.`,
    );
}
