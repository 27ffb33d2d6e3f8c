import { Long } from 'bson';
import { encodeKey } from '../bson/compare';
import { type BsonDocument, isDocument, isNothing, isRegExp, wholeNumber } from '../bson/types';
import { badValue, failedToParse, invalidOptions, located, notImplemented } from '../errors';
import { compileFilter } from '../query/match';
import { entryOf, valueAt, visitPath } from '../query/paths';
import { compileProjection, type Projection, writeThroughArrays } from '../query/projection';
import { parseSort, sortDocuments } from '../query/sort';
import { accumulators, compileExpression, compileFields, type Scope } from './expression';

/** The context of a pipeline. */
export interface Environment {
  /** `let` variables and `NOW`. */
  readonly variables: BsonDocument;
  /** The documents of another collection of the database, from the transaction's view. */
  collection(name: string): Documents;
  /** Throws when the command's time limit has passed. */
  checkTime(): void;
}

/** Creates new documents from the given ones, which it does not change. */
type CompiledStage = (documents: Documents, environment: Environment) => Documents;
type Documents = readonly BsonDocument[];

/** Compiles a pipeline. @throws CommandError for a malformed stage, NotImplemented for one that is not supported */
export function compilePipeline(pipeline: readonly unknown[]): CompiledStage {
  const compiled = pipeline.map((stage) => {
    const [field, ...others] = Object.entries(isDocument(stage) ? stage : {});
    if (!field || others.length > 0)
      throw located(40323, 'A pipeline stage specification object must contain exactly one field.');
    return entryOf(stages, field[0])(field[1]);
  });
  return (documents, environment) =>
    compiled.reduce((current, stage) => {
      environment.checkTime();
      return stage(current, environment);
    }, documents);
}

const stagesOfUpdates = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];

/**
 * Applies an update written as a pipeline. @throws CommandError InvalidOptions for a stage that updates may not have
 */
export function runUpdate(root: BsonDocument, pipeline: unknown[], variables: BsonDocument): BsonDocument {
  const names = pipeline.flatMap((stage) => (isDocument(stage) ? Object.keys(stage) : []));
  const wrong = names.find((name) => !stagesOfUpdates.includes(name));
  if (wrong !== undefined) throw invalidOptions(`${wrong} is not allowed to be used within an update`);
  const environment = { variables, collection: () => [], checkTime: () => undefined };
  return compilePipeline(pipeline)([root], environment)[0]!;
}

/** All supported stages, except those only allowed first. The support table reads the names. */
export const stages: Record<string, (argument: unknown) => CompiledStage> = {
  $match: (filter) => {
    // Compiled early without variables, so that a mistake is reported even if there are no documents.
    compileFilter(filter);
    return (documents, { variables }) => documents.filter(compileFilter(filter, { variables }));
  },
  $project: compileProject,
  $set: compileSet,
  $addFields: compileSet,
  $unset: (argument) => {
    const paths = [argument].flat();
    if (!paths.every((path) => typeof path === 'string')) throw badValue('$unset needs names of fields');
    return compileProject(Object.fromEntries(paths.map((path) => [path, 0])));
  },
  $sort: (argument) => {
    const fields = parseSort(argument);
    if (fields.length === 0) throw located(15976, '$sort stage must have at least one sort key');
    return (documents) => sortDocuments(documents, fields);
  },
  $limit: (argument) => {
    const count = wholeNumber(argument, '$limit');
    if (count <= 0) throw located(15958, 'the limit must be positive');
    return (documents) => documents.slice(0, count);
  },
  $skip: (argument) => {
    const count = wholeNumber(argument, '$skip');
    if (count < 0) throw badValue('$skip cannot be negative');
    return (documents) => documents.slice(count);
  },
  $count: (name) => {
    if (typeof name !== 'string' || !/^[^$.][^.]*$/.test(name))
      throw badValue('$count needs a name of a field');
    return (documents) => (documents.length > 0 ? [{ [name]: documents.length }] : []);
  },
  $group: compileGroup,
  $replaceRoot: (argument) => compileReplaceRoot(isDocument(argument) ? argument.newRoot : undefined),
  $replaceWith: compileReplaceRoot,
  $unwind: compileUnwind,
  $facet: (argument) => {
    const facets = Object.entries(isDocument(argument) ? argument : {}).map(([name, pipeline]) => {
      if (!Array.isArray(pipeline)) throw badValue(`the facet ${name} must be an array`);
      return [name, compilePipeline(pipeline)] as const;
    });
    if (facets.length === 0) throw badValue('the $facet specification must be a non-empty object');
    return (documents, environment) => [
      Object.fromEntries(facets.map(([name, run]) => [name, run(documents, environment)])),
    ];
  },
  $lookup: compileLookup,
};

/** A stage that maps each document to a new one. */
const eachDocument =
  (change: Projection): CompiledStage =>
  (documents, { variables }) =>
    documents.map((document) => change(document, variables));

function compileProject(argument: unknown): CompiledStage {
  if (!isDocument(argument) || Object.keys(argument).length === 0)
    throw located(51272, '$project specification must be an object with at least one field');
  return eachDocument(compileProjection(argument));
}

function compileSet(argument: unknown): CompiledStage {
  if (!isDocument(argument)) throw badValue('$set and $addFields need an object');
  const fields = Object.entries(argument).map(
    ([path, expression]) => [path.split('.'), compileExpression(expression)] as const,
  );
  return eachDocument((root, variables) => {
    let changed: unknown = root;
    for (const [parts, evaluate] of fields)
      changed = writeThroughArrays(changed, parts, evaluate({ root, variables }));
    return changed as BsonDocument;
  });
}

function compileReplaceRoot(expression: unknown): CompiledStage {
  const evaluate = compileExpression(expression);
  return eachDocument((document, variables) => {
    const root = evaluate({ root: document, variables });
    if (isDocument(root)) return root;
    throw located(40228, "'newRoot' has to be an object");
  });
}

function compileUnwind(argument: unknown): CompiledStage {
  const options = isDocument(argument) ? argument : { path: argument };
  const { path, includeArrayIndex: indexName, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw located(28818, "path option to $unwind stage should be prefixed with a '$'");
  const parts = path.slice(1).split('.');
  const numbered = (document: unknown, position: Long | null): BsonDocument =>
    (typeof indexName === 'string'
      ? writeThroughArrays(document, indexName.split('.'), position)
      : document) as BsonDocument;
  return (documents) =>
    documents.flatMap((document) => {
      const value = valueAt(document, parts);
      const elements: unknown[] = Array.isArray(value) ? value : isNothing(value) ? [] : [value];
      if (elements.length > 0)
        return elements.map((element, index) =>
          numbered(
            writeThroughArrays(document, parts, element),
            Array.isArray(value) ? Long.fromNumber(index) : null,
          ),
        );
      if (preserveNullAndEmptyArrays !== true) return [];
      return [
        numbered(Array.isArray(value) ? writeThroughArrays(document, parts, undefined) : document, null),
      ];
    });
}

function compileGroup(argument: unknown): CompiledStage {
  if (!isDocument(argument) || !('_id' in argument))
    throw located(15955, 'a group specification must be an object that includes an _id');
  const { _id, ...rest } = argument;
  const key = compileExpression(_id);
  const fields = Object.entries(rest).map(([field, specification]) => {
    const [[name, expression] = ['', undefined], ...others] = Object.entries(
      isDocument(specification) ? specification : {},
    );
    if (!name.startsWith('$') || others.length > 0 || field.includes('.'))
      throw located(40234, `The field '${field}', without dots in its name, must be one accumulator object`);
    return { field, accumulate: entryOf(accumulators, name), evaluate: compileExpression(expression) };
  });
  return (documents, { variables }) => {
    const groups = new Map<string, { id: unknown; scopes: Scope[] }>();
    for (const document of documents) {
      const scope = { root: document, variables };
      const id = key(scope) ?? null;
      const encoded = encodeKey(id);
      const group = groups.get(encoded);
      if (group) group.scopes.push(scope);
      else groups.set(encoded, { id, scopes: [scope] });
    }
    return [...groups.values()].map(({ id, scopes }) => ({
      _id: id,
      ...Object.fromEntries(
        fields.map(({ field, accumulate, evaluate }) => [field, accumulate(scopes.map(evaluate))]),
      ),
    }));
  };
}

const argumentsOfLookup = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];

/** Looks up documents of another collection by equal fields, by a pipeline, or both. */
function compileLookup(argument: unknown): CompiledStage {
  if (!isDocument(argument) || Object.keys(argument).some((name) => !argumentsOfLookup.includes(name)))
    throw failedToParse(`$lookup needs an object of ${argumentsOfLookup.join(', ')}`);
  const { from, localField, foreignField, as, pipeline, let: given } = argument;
  if (typeof from !== 'string') throw notImplemented('$lookup without a collection name in from');
  const joined = typeof localField === 'string' && typeof foreignField === 'string';
  if (typeof as !== 'string' || (!joined && !Array.isArray(pipeline)))
    throw failedToParse("$lookup needs 'as', and localField with foreignField or a pipeline");
  const run = Array.isArray(pipeline) ? compilePipeline(pipeline) : undefined;
  const own = compileFields(isDocument(given) ? given : {});
  return (documents, environment) => {
    const { variables } = environment;
    const foreign = environment.collection(from);
    const find = joined ? joinOn(foreign, localField, foreignField) : () => foreign;
    return documents.map((document) => {
      const found = find(document);
      const bound = { ...variables, ...Object.fromEntries(own({ root: document, variables })) };
      const rows = run ? run(found, { ...environment, variables: bound }) : found;
      return writeThroughArrays(document, as.split('.'), rows) as BsonDocument;
    });
  };
}

/** Finds the matching foreign documents in their order, with an index built for this stage. */
function joinOn(foreign: Documents, localField: string, foreignField: string) {
  const positions = new Map<string, number[]>();
  for (const [position, document] of foreign.entries()) {
    for (const key of keysAt(document, foreignField)) {
      const list = positions.get(key);
      if (list) list.push(position);
      else positions.set(key, [position]);
    }
  }
  return (document: BsonDocument): BsonDocument[] => {
    const found = new Set([...keysAt(document, localField)].flatMap((key) => positions.get(key) ?? []));
    return [...found].sort((left, right) => left - right).map((position) => foreign[position]!);
  };
}

/** The keys of a field's value and, for an array, of its elements. A missing value counts as null. */
function keysAt(document: BsonDocument, path: string): Set<string> {
  const keys = new Set<string>();
  visitPath(document, path.split('.'), (value) => {
    if (isRegExp(value)) throw notImplemented('a regular expression in the joined field of $lookup');
    for (const element of Array.isArray(value) ? value : [value]) keys.add(encodeKey(element));
    return false;
  });
  return keys;
}
