import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp } from '../bson/types';
import { CommandError } from '../errors';
import { isOperators } from '../query/match';
import { applyUpdate, isReplacement, type UpdateContext } from './apply';
import { existingPlace, placeToWrite, put } from './places';

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
  demand(seed, filter);
  // A replacement leaves only the `_id`.
  const before = !isReplacement(update) ? seed : '_id' in seed ? { _id: seed._id } : {};
  return applyUpdate(before, update, { ...context, inserting: true });
}

function demand(seed: BsonDocument, filter: BsonDocument): void {
  for (const [name, condition] of Object.entries(filter)) {
    const branches = Array.isArray(condition) ? condition.filter(isDocument) : [];
    if (name === '$and' || (name === '$or' && branches.length === 1)) {
      branches.forEach((branch) => demand(seed, branch));
    } else if (!name.startsWith('$') && !isRegExp(condition)) {
      const value = demandedValue(condition);
      const existing = existingPlace(seed, name);
      if (existing && value !== undefined && !equal(existing.value, value))
        throw new CommandError(54, 'NotSingleValueField', `'${name}' is matched twice: nothing to set it to`);
      if (value !== undefined) put(placeToWrite(seed, name), value);
    }
  }
}

function demandedValue(condition: unknown): unknown {
  if (!isOperators(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  const list = condition.$all ?? condition.$in;
  const [only] = Array.isArray(list) && list.length === 1 ? (list as unknown[]) : [];
  return isOperators(only) || isRegExp(only) ? undefined : only;
}
