import { encodeKey } from '../bson/key';
import { type BsonDocument, isDocument, isRegExp } from '../bson/types';
import { failedToParse, notImplemented } from '../errors';
import { visitPath } from '../query/paths';
import { writeThroughArrays } from '../query/projection';
import { compileExpression } from './expression';
import { compileVariables } from './operators';
import type { StageCompiler } from './stage';

const known = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];

/** The stage `$lookup`: the documents of another collection by equal fields, by a pipeline, or both. */
export const compileLookup: StageCompiler = (argument, compilePipeline) => {
  if (!isDocument(argument) || Object.keys(argument).some((name) => !known.includes(name)))
    throw failedToParse(`$lookup needs an object of ${known.join(', ')}`);
  const { from, localField, foreignField, as, pipeline } = argument;
  if (typeof from !== 'string') throw notImplemented('$lookup without a collection name in from');
  const joined = typeof localField === 'string' && typeof foreignField === 'string';
  if (typeof as !== 'string' || (!joined && !Array.isArray(pipeline)))
    throw failedToParse("$lookup needs 'as', and localField with foreignField or a pipeline");
  const run = Array.isArray(pipeline) ? compilePipeline(pipeline) : undefined;
  const variablesOf = compileVariables(argument.let ?? {}, compileExpression);
  return (documents, environment) => {
    const foreign = environment.collection(from);
    const find = joined ? joinOn(foreign, localField, foreignField) : () => foreign;
    return documents.map((document) => {
      const { variables } = environment;
      const own = variablesOf({ root: document, variables });
      const found = find(document);
      const rows = run ? run(found, { ...environment, variables: { ...variables, ...own } }) : found;
      return writeThroughArrays(document, as.split('.'), rows) as BsonDocument;
    });
  };
};

/** Finds the foreign documents of a local one, in their order, through an index made for this stage. */
function joinOn(foreign: readonly BsonDocument[], localField: string, foreignField: string) {
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

/** The keys of a field's value and, for an array, of its elements; a missing value counts as null. */
function keysAt(document: BsonDocument, path: string): Set<string> {
  const keys = new Set<string>();
  visitPath(document, path.split('.'), (value) => {
    if (isRegExp(value)) throw notImplemented('a regular expression in the joined field of $lookup');
    for (const element of Array.isArray(value) ? value : [value]) keys.add(encodeKey(element));
    return false;
  });
  return keys;
}
