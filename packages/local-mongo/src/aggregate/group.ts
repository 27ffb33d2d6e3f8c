import { encodeKey } from '../bson/key';
import { type BsonDocument, isDocument } from '../bson/types';
import { located } from '../errors';
import { ownField } from '../query/paths';
import { unknownName } from '../query/refused-names';
import { compileExpression } from './expression';
import { accumulators, type Scope } from './operators';
import type { CompiledStage } from './stage';

/** Compiles `$group`. @throws CommandError for a missing `_id` or an unknown accumulator */
export function compileGroup(argument: unknown): CompiledStage {
  if (!isDocument(argument) || !('_id' in argument))
    throw located(15955, 'a group specification must be an object that includes an _id');
  const { _id, ...rest } = argument;
  const key = compileExpression(_id);
  const fields = Object.entries(rest).map(([name, field]) => ({ name, ...compileAccumulator(name, field) }));
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
    return [...groups.values()].map(({ id, scopes }) => {
      const result: BsonDocument = { _id: id };
      for (const { name, evaluate, accumulate } of fields) result[name] = accumulate(scopes.map(evaluate));
      return result;
    });
  };
}

function compileAccumulator(field: string, specification: unknown) {
  const [name = '', ...others] = isDocument(specification) ? Object.keys(specification) : [];
  if (!isDocument(specification) || !name.startsWith('$') || others.length > 0 || field.includes('.'))
    throw located(40234, `The field '${field}', without dots in its name, must be one accumulator object`);
  const accumulate = ownField(accumulators, name) as (typeof accumulators)[string] | undefined;
  if (!accumulate) throw unknownName(name, located(15952, `unknown group operator '${name}'`));
  return { accumulate, evaluate: compileExpression(specification[name]) };
}
