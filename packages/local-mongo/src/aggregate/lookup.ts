import { encodeKey } from '../bson/key';
import { type BsonDocument, isDocument, isRegExp } from '../bson/types';
import { failedToParse, notImplemented } from '../errors';
import { visitPath } from '../query/paths';
import { writeThroughArrays } from '../query/projection';
import { compileExpression } from './expression';
import type { StageCompiler } from './stage';

const known = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];

/** Stages that read a second collection. */
export const lookupStages: Record<string, StageCompiler> = {
  $lookup: (argument, compilePipeline) => {
    if (!isDocument(argument)) throw failedToParse('the $lookup specification must be an Object');
    const unknown = Object.keys(argument).find((name) => !known.includes(name));
    if (unknown !== undefined) throw failedToParse(`unknown argument to $lookup: ${unknown}`);
    const { from, localField, foreignField, as } = argument;
    if (typeof from !== 'string') throw notImplemented('$lookup without a collection name in from');
    if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
    const joined = typeof localField === 'string' && typeof foreignField === 'string';
    if (!joined && !Array.isArray(argument.pipeline)) {
      throw failedToParse('$lookup requires either localField and foreignField or a pipeline');
    }
    const run = Array.isArray(argument.pipeline) ? compilePipeline(argument.pipeline) : undefined;
    const variables = Object.entries(isDocument(argument.let) ? argument.let : {}).map(
      ([name, expression]) => [name, compileExpression(expression)] as const,
    );
    return (documents, environment) => {
      const foreign = environment.collection(from);
      const find = joined ? joinOn(foreign, localField, foreignField) : () => foreign;
      return documents.map((document) => {
        const scope = { root: document, variables: environment.variables };
        const values = Object.fromEntries(variables.map(([name, evaluate]) => [name, evaluate(scope)]));
        const found = find(document);
        const rows = run
          ? run(found, { ...environment, variables: { ...environment.variables, ...values } })
          : found;
        return writeThroughArrays(document, as.split('.'), rows) as BsonDocument;
      });
    };
  },
};

/** Finds the foreign documents of a local one through an index made for this stage. */
function joinOn(foreign: readonly BsonDocument[], localField: string, foreignField: string) {
  const byKey = new Map<string, BsonDocument[]>();
  for (const document of foreign) {
    for (const key of keysAt(document, foreignField)) {
      const documents = byKey.get(key);
      if (documents) documents.push(document);
      else byKey.set(key, [document]);
    }
  }
  const order = new Map(foreign.map((document, index) => [document, index]));
  return (document: BsonDocument): BsonDocument[] => {
    const found = new Set([...keysAt(document, localField)].flatMap((key) => byKey.get(key) ?? []));
    return [...found].sort((left, right) => order.get(left)! - order.get(right)!);
  };
}

/** The keys of a field's value and, for an array, of its elements; a missing value counts as null. */
function keysAt(document: BsonDocument, path: string): Set<string> {
  const keys = new Set<string>();
  visitPath(document, path.split('.'), (value) => {
    if (isRegExp(value)) throw notImplemented('a regular expression in the joined field of $lookup');
    if (Array.isArray(value)) value.forEach((element) => keys.add(encodeKey(element)));
    else keys.add(encodeKey(value));
    return false;
  });
  return keys;
}
