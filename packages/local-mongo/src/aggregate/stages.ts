import { Long } from 'bson';
import { type BsonDocument, isDocument, isNumber, toNumber, typeName } from '../bson/types';
import { failedToParse, located } from '../errors';
import { compileFilter } from '../query/match';
import { valueAt } from '../query/paths';
import { compileProjection, writeThroughArrays } from '../query/projection';
import { parseSort, sortDocuments } from '../query/sort';
import { compileExpression } from './expression';
import { compileGroup } from './group';
import { compileLookup } from './lookup';
import type { CompiledStage, StageCompiler } from './stage';

/** All stages this server has, but for those that only begin a pipeline; the support table reads the names. */
export const stages: Record<string, StageCompiler> = {
  $match: (filter) => {
    // A filter without variables is the same for every run, so a mistake in it shows before the first document.
    compileFilter(filter);
    return (documents, { variables }) => documents.filter(compileFilter(filter, { variables }));
  },
  $project: compileProject,
  $set: compileSet,
  $addFields: compileSet,
  $unset: (argument) => {
    const paths = [argument].flat();
    if (!paths.every((path) => typeof path === 'string'))
      throw located(31002, '$unset specification must be a string or an array');
    return compileProject(Object.fromEntries(paths.map((path) => [path, 0])));
  },
  $sort: (argument) => {
    const fields = parseSort(argument);
    if (fields.length === 0) throw located(15976, '$sort stage must have at least one sort key');
    return (documents) => sortDocuments(documents, fields);
  },
  $limit: (argument) => {
    const count = wholeNumber(argument);
    if (count === 0) throw located(15958, 'the limit must be positive');
    return (documents) => documents.slice(0, count);
  },
  $skip: (argument) => {
    const count = wholeNumber(argument);
    return (documents) => documents.slice(count);
  },
  $count: (name) => {
    if (typeof name !== 'string' || !/^[^$.][^.]*$/.test(name))
      throw located(40156, 'the count field must be a string that neither begins with $ nor contains a dot');
    return (documents) => (documents.length > 0 ? [{ [name]: documents.length }] : []);
  },
  $group: compileGroup,
  $replaceRoot: (argument) => {
    if (!isDocument(argument) || !('newRoot' in argument))
      throw located(40231, 'no newRoot specified for the $replaceRoot stage');
    return compileReplaceRoot(argument.newRoot);
  },
  $replaceWith: compileReplaceRoot,
  $unwind: compileUnwind,
  $facet: (argument, compilePipeline) => {
    const facets = Object.entries(isDocument(argument) ? argument : {}).map(([name, pipeline]) => {
      if (!Array.isArray(pipeline)) throw located(40170, `the facet ${name} must be an array`);
      return [name, compilePipeline(pipeline)] as const;
    });
    if (facets.length === 0) throw located(40169, 'the $facet specification must be a non-empty object');
    return (documents, environment) => [
      Object.fromEntries(facets.map(([name, run]) => [name, run(documents, environment)])),
    ];
  },
  $lookup: compileLookup,
};

function compileProject(argument: unknown): CompiledStage {
  if (!isDocument(argument) || Object.keys(argument).length === 0)
    throw located(51272, '$project specification must be an object with at least one field');
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
    documents.map((root) =>
      fields.reduce<BsonDocument>(
        (changed, { parts, evaluate }) =>
          writeThroughArrays(changed, parts, evaluate({ root, variables })) as BsonDocument,
        root,
      ),
    );
}

function compileReplaceRoot(expression: unknown): CompiledStage {
  const evaluate = compileExpression(expression);
  return (documents, { variables }) =>
    documents.map((document) => {
      const root = evaluate({ root: document, variables });
      if (isDocument(root)) return root;
      throw located(40228, `'newRoot' expression must evaluate to an object, but was ${typeName(root)}`);
    });
}

function compileUnwind(argument: unknown): CompiledStage {
  const options = isDocument(argument) ? argument : { path: argument };
  const { path, includeArrayIndex: indexName, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw located(28818, "path option to $unwind stage should be prefixed with a '$'");
  const parts = path.slice(1).split('.');
  const write = (document: BsonDocument, value: unknown, position: Long | null): BsonDocument => {
    const changed = writeThroughArrays(document, parts, value);
    const numbered = typeof indexName === 'string';
    return (numbered ? writeThroughArrays(changed, indexName.split('.'), position) : changed) as BsonDocument;
  };
  return (documents) =>
    documents.flatMap((document) => {
      const value = valueAt(document, parts);
      const empty = Array.isArray(value) ? value.length === 0 : value === undefined || value === null;
      if (empty && preserveNullAndEmptyArrays !== true) return [];
      if (!Array.isArray(value)) return [value === undefined ? document : write(document, value, null)];
      if (empty) return [write(document, undefined, null)];
      return value.map((element, index) => write(document, element, Long.fromNumber(index)));
    });
}

function wholeNumber(argument: unknown): number {
  const number = isNumber(argument) ? toNumber(argument) : -1;
  if (Number.isInteger(number) && number >= 0) return number;
  throw failedToParse(`Expected a non-negative number in $limit or $skip: ${String(argument)}`);
}
