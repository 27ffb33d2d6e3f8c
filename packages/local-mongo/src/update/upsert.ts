import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp } from '../bson/types';
import { isOperators } from '../query/equality';
import { CommandError } from '../errors';
import { existingPlace, placeToWrite } from './write';
import { applyUpdate, isReplacement, type UpdateContext } from './apply';

/**
 * The document an upsert inserts: what the filter demands by equality, then the update.
 * @throws CommandError NotSingleValueField when the filter demands two values of one field
 */
export function upsertedDocument(
  filter: BsonDocument,
  update: unknown,
  context: UpdateContext,
): BsonDocument {
  const seed: BsonDocument = {};
  if (isReplacement(update)) {
    demand(seed, filter);
    return '_id' in seed && !('_id' in update)
      ? { _id: seed._id, ...update }
      : applyUpdate({}, update, context);
  }
  demand(seed, filter);
  return applyUpdate(seed, update, { ...context, inserting: true });
}

function demand(seed: BsonDocument, filter: BsonDocument): void {
  for (const [name, condition] of Object.entries(filter)) {
    const branches = Array.isArray(condition) ? condition.filter(isDocument) : [];
    if (name === '$and' || (name === '$or' && branches.length === 1)) {
      branches.forEach((branch) => demand(seed, branch));
      continue;
    }
    if (name.startsWith('$') || isRegExp(condition)) continue;
    const value = demandedValue(condition);
    if (value !== undefined) place(seed, name, value);
  }
}

function demandedValue(condition: unknown): unknown {
  if (!isOperators(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  const list = condition.$all ?? condition.$in;
  return Array.isArray(list) && list.length === 1 && !isOperators(list[0]) && !isRegExp(list[0])
    ? (list[0] as unknown)
    : undefined;
}

function place(seed: BsonDocument, path: string, value: unknown): void {
  const existing = existingPlace(seed, path);
  if (existing && !equal(existing.value, value)) {
    throw new CommandError(
      54,
      'NotSingleValueField',
      `cannot infer query fields to set, path '${path}' is matched twice`,
    );
  }
  placeToWrite(seed, path).set(value);
}
