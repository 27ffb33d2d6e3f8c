import { Binary, Code, DBRef, deserialize, Double, Int32 } from 'bson';
import { badValue, CommandError, notImplemented } from '../errors';
import { type BsonDocument, isDocument, plainNumber } from './types';

const maximumDepth = 200;

/**
 * Reads the BSON document at an offset. The library wraps every number, so that its type is preserved. Numbers that a
 * plain number can express are unwrapped at once, which saves two thirds of the memory.
 * @throws CommandError BadValue for malformed bytes, NotImplemented for a type that cannot be stored
 */
export function decodeDocument(buffer: Buffer, start = 0): BsonDocument {
  try {
    const document = deserialize(buffer, {
      index: start,
      allowObjectSmallerThanBufferSize: true,
      promoteValues: false,
      bsonRegExp: true,
      validation: { utf8: false },
    });
    return settle(document, 0) as BsonDocument;
  } catch (error) {
    throw error instanceof CommandError ? error : badValue('malformed BSON');
  }
}

/** Converts a value to its stored form. Changes documents and arrays in place. */
function settle(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) {
    if (value === undefined) throw notImplemented('the BSON type undefined');
    return value;
  }
  if (value instanceof Int32 || value instanceof Double) return plainNumber(value);
  // The library's bytes are a view of the whole message, which would otherwise stay in memory.
  if (value instanceof Binary) return new Binary(Buffer.from(value.value()), value.sub_type);
  if (value instanceof DBRef || (value instanceof Code && value.scope))
    throw notImplemented('references ($ref) and code with a scope');
  if (depth > maximumDepth) throw badValue(`nested more than ${maximumDepth} levels deep`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = settle(value[index], depth + 1);
  } else if (isDocument(value)) {
    for (const name in value) {
      // As properties, these would change the prototype, or make the library treat the document as a value.
      if (name === '__proto__' || name === '_bsontype') throw notImplemented(`a field named ${name}`);
      value[name] = settle(value[name], depth + 1);
    }
  }
  return value;
}
