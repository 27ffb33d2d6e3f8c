import { Long } from 'bson';
import { type BsonDocument, isDocument, isNumber, toNumber, typeName } from '../bson/types';
import { CommandError, failedToParse, located } from '../errors';
import { compileFilter } from '../query/match';
import { valueAt } from '../query/paths';
import { compileProjection, writeThroughArrays } from '../query/projection';
import { parseSort, sortDocuments } from '../query/sort';
import { compileExpression } from './expression';
import { compileGroup } from './group';
import type { CompiledStage, StageCompiler } from './stage';

/** Stages that look at one stream of documents only. */
export const simpleStages: Record<string, StageCompiler> = {
  $match: (filter) => {
    // A filter without variables is the same for every run, so a mistake in it shows before the first document.
    compileFilter(filter);
    return (documents, { variables }) => documents.filter(compileFilter(filter, { variables }));
  },
  $project: compileProject,
  $set: compileSet,
  $addFields: compileSet,
  $unset: (argument) => {
    const paths = Array.isArray(argument) ? argument : [argument];
    if (!paths.every((path) => typeof path === 'string')) {
      throw located(31002, '$unset specification must be a string or an array');
    }
    return compileProject(Object.fromEntries(paths.map((path) => [path, 0])));
  },
  $sort: (argument) => {
    if (!isDocument(argument)) throw located(15973, 'the $sort key specification must be an object');
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
    return (documents) => documents.slice(count);
  },
  $count: (name) => {
    if (typeof name !== 'string' || name === '' || name.startsWith('$') || name.includes('.')) {
      throw located(
        40156,
        'the count field must be a non-empty string that neither begins with $ nor contains a dot',
      );
    }
    return (documents) => (documents.length > 0 ? [{ [name]: documents.length }] : []);
  },
  $group: compileGroup,
  $sortByCount: (expression) => {
    const group = compileGroup({ _id: expression, count: { $sum: 1 } });
    const order = parseSort({ count: -1 });
    return (documents, environment) => sortDocuments(group(documents, environment), order);
  },
  $replaceRoot: (argument) => {
    if (!isDocument(argument) || !('newRoot' in argument))
      throw located(40231, 'no newRoot specified for the $replaceRoot stage');
    return compileReplaceRoot(argument.newRoot);
  },
  $replaceWith: compileReplaceRoot,
  $unwind: compileUnwind,
  $facet: (argument, compilePipeline) => {
    if (!isDocument(argument) || Object.keys(argument).length === 0) {
      throw located(40169, 'the $facet specification must be a non-empty object');
    }
    const facets = Object.entries(argument).map(([name, pipeline]) => {
      if (!Array.isArray(pipeline))
        throw located(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(pipeline)}`);
      return [name, compilePipeline(pipeline)] as const;
    });
    return (documents, environment) => [
      Object.fromEntries(facets.map(([name, run]) => [name, run(documents, environment)])),
    ];
  },
};

function compileProject(argument: unknown): CompiledStage {
  if (!isDocument(argument)) throw located(15969, '$project specification must be an object');
  if (Object.keys(argument).length === 0)
    throw located(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const project = compileProjection(argument, 'stage');
  return (documents, { variables }) => documents.map((document) => project(document, variables));
}

function compileSet(argument: unknown): CompiledStage {
  if (!isDocument(argument)) throw located(40272, '$addFields specification stage must be an object');
  const fields = Object.entries(argument).map(([path, expression]) => ({
    parts: path.split('.'),
    evaluate: compileExpression(expression),
  }));
  return (documents, { variables }) =>
    documents.map((document) => {
      const scope = { root: document, variables };
      return fields.reduce((changed, { parts, evaluate }) => {
        return writeThroughArrays(changed, parts, evaluate(scope)) as BsonDocument;
      }, document);
    });
}

function compileReplaceRoot(expression: unknown): CompiledStage {
  const evaluate = compileExpression(expression);
  return (documents, { variables }) =>
    documents.map((document) => {
      const root = evaluate({ root: document, variables });
      if (isDocument(root)) return root;
      throw located(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type ${typeName(root)}`,
      );
    });
}

function compileUnwind(argument: unknown): CompiledStage {
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = isDocument(argument)
    ? argument
    : { path: argument };
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw located(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  const parts = path.slice(1).split('.');
  const unwind = (document: BsonDocument): BsonDocument[] => {
    const value = valueAt(document, parts);
    const positioned = (changed: BsonDocument, position: Long | null): BsonDocument =>
      typeof includeArrayIndex === 'string'
        ? (writeThroughArrays(changed, includeArrayIndex.split('.'), position) as BsonDocument)
        : changed;
    if (Array.isArray(value) && value.length > 0) {
      return value.map((element, index) =>
        positioned(writeThroughArrays(document, parts, element) as BsonDocument, Long.fromNumber(index)),
      );
    }
    if (value !== undefined && value !== null && !Array.isArray(value)) return [positioned(document, null)];
    if (preserveNullAndEmptyArrays !== true) return [];
    const kept = Array.isArray(value)
      ? (writeThroughArrays(document, parts, undefined) as BsonDocument)
      : document;
    return [positioned(kept, null)];
  };
  return (documents) => documents.flatMap(unwind);
}

function wholeNumber(argument: unknown, stage: string): number {
  const number = isNumber(argument) ? toNumber(argument) : Number.NaN;
  if (!Number.isInteger(number) || number < 0) {
    const error = `invalid argument to ${stage} stage: Expected a non-negative number in: ${stage}: ${String(argument)}`;
    throw stage === '$limit' ? new CommandError(5107201, 'Location5107201', error) : failedToParse(error);
  }
  return number;
}
