import { ObjectId } from 'bson';
import { type BsonDocument, isDocument, isNumber, isRegExp, toNumber, typeName } from '../bson/types';
import { CommandError, failedToParse } from '../errors';

/** The document with its `_id` first, a new one where it has none. @throws CommandError for an `_id` of a wrong type */
export function withId(document: BsonDocument): BsonDocument {
  const [first] = Object.keys(document);
  const id = document._id;
  if (Array.isArray(id) || isRegExp(id)) {
    throw new CommandError(53, 'InvalidIdField', `The '_id' value cannot be of type ${typeName(id)}`);
  }
  if (
    isDocument(id) &&
    Object.keys(id).some((name) => name.startsWith('$') && !['$ref', '$id', '$db'].includes(name))
  ) {
    throw new CommandError(52, 'DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
  }
  if (first === '_id') return document;
  const { _id, ...rest } = document;
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}

/** How many documents a delete statement may take: 0 for all. */
export function deleteLimit(limit: unknown): number {
  const most = isNumber(limit) ? toNumber(limit) : Number.NaN;
  if (most !== 0 && most !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return most;
}
