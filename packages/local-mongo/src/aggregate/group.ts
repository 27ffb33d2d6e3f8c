import type { BsonDocument } from '../bson/types';
import { isDocument } from '../bson/types';
import { encodeKey } from '../bson/key';
import { CommandError, located, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { compileExpression, refusedExpressions } from './expression';
import { isNothing, type Scope } from './operator';
import { average, extreme, sum } from './operators-arithmetic';
import { mergeDocuments } from './operators-array';
import type { CompiledStage } from './stage';

/** From the values of a group's documents (undefined: missing) to the group's field. */
export const accumulators: Record<string, (values: readonly unknown[]) => unknown> = {
  $sum: sum,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(
      values.filter((value) => value !== undefined).map((value) => [encodeKey(value), value]),
    ).values(),
  ],
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $count: (values) => values.length,
  $mergeObjects: mergeDocuments,
};

/** Compiles `$group`. @throws CommandError for a missing `_id` or an unknown accumulator */
export function compileGroup(argument: unknown): CompiledStage {
  if (!isDocument(argument)) throw located(15947, "a group's fields must be specified in an object");
  if (!('_id' in argument)) throw located(15955, 'a group specification must include an _id');
  const key = compileExpression(argument._id);
  const fields = Object.entries(argument)
    .filter(([name]) => name !== '_id')
    .map(([name, accumulator]) => ({ name, ...compileAccumulator(name, accumulator) }));
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
  if (field.includes('.')) throw located(40235, `The field name '${field}' cannot contain '.'`);
  const [name, ...others] = isDocument(specification) ? Object.keys(specification) : [];
  if (!isDocument(specification) || name === undefined || !name.startsWith('$')) {
    throw located(40234, `The field '${field}' must be an accumulator object`);
  }
  if (others.length > 0) throw located(40238, `The field '${field}' must specify one accumulator`);
  const accumulate = ownField(accumulators, name) as (typeof accumulators)[string] | undefined;
  if (!accumulate) {
    if (refusedExpressions.has(name)) throw notImplemented(`the accumulator ${name}`);
    throw new CommandError(15952, 'Location15952', `unknown group operator '${name}'`);
  }
  const expression = specification[name];
  // `{$count: {}}` has no expression: every document counts.
  return { accumulate, evaluate: isNothing(expression) ? () => expression : compileExpression(expression) };
}
