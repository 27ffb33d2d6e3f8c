import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp, typeOrder, TypeOrder } from '../bson/types';
import { toRegExp } from './regular-expression';

/** Whether one value (undefined: missing) passes. */
export type ValueTest = (value: unknown) => boolean;

/** A document of operators such as `{$gt: 1}`, as opposed to a document to be equal to. */
export function isOperators(value: unknown): value is BsonDocument {
  if (!isDocument(value)) return false;
  const [first] = Object.keys(value);
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}

/** Equality as a filter means it: null also means missing, and a regular expression matches texts. */
export function equalityTest(expected: unknown): ValueTest {
  if (expected === null || expected === undefined) return (value) => value === null || value === undefined;
  if (isRegExp(expected)) {
    const expression = toRegExp(expected);
    return (value) => (typeof value === 'string' ? expression.test(value) : equal(value, expected));
  }
  if (typeof expected === 'string' || typeof expected === 'boolean') return (value) => value === expected;
  const order = typeOrder(expected);
  return (value) => order === typeOrder(value) && order !== TypeOrder.Missing && equal(value, expected);
}
