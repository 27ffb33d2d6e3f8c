import { BSONRegExp } from 'bson';
import { compare, equal } from '../bson/compare';
import {
  type BsonDocument,
  isDocument,
  isLong,
  isNumber,
  isObjectId,
  isRegExp,
  toNumber,
  typeName,
  typeNumbers,
  typeOrder,
  TypeOrder,
} from '../bson/types';
import { badValue, failedToParse } from '../errors';
import { equalityTest, isOperators, type ValueTest } from './equality';
import { toRegExp } from './regular-expression';

/** What an operator may need to compile its argument. */
export interface TestContext {
  /** The operators beside this one, for `$regex` with `$options`. */
  readonly siblings: BsonDocument;
  compileDocument(filter: BsonDocument): (document: BsonDocument) => boolean;
  compileElement(operators: BsonDocument): ValueTest;
}

interface OperatorTest {
  /** Whether an element of an array may pass for the array. */
  readonly throughArrays: boolean;
  /** @throws CommandError BadValue for a malformed argument */
  compile(argument: unknown, context: TestContext): ValueTest;
}

/** Operators MongoDB has and this server refuses by name. */
export const refusedQueryOperators = new Set([
  '$where',
  '$text',
  '$jsonSchema',
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$within',
  '$geoNear',
  '$bitsAllSet',
  '$bitsAllClear',
  '$bitsAnySet',
  '$bitsAnyClear',
  '$sampleRate',
]);

/** Only values of one type are ordered by a query; null and missing are one. */
const sameType = (left: unknown, right: unknown): boolean =>
  typeOrder(left) === typeOrder(right) ||
  (typeOrder(left) <= TypeOrder.Null && typeOrder(right) === TypeOrder.Null && left === undefined);

const isNotANumber = (value: unknown): boolean => isNumber(value) && Number.isNaN(toNumber(value));

const ordering = (accepts: (comparison: number) => boolean, acceptsEqual: boolean): OperatorTest => ({
  throughArrays: true,
  compile(limit) {
    if (isRegExp(limit)) throw badValue("Can't have RegEx as arg to predicate over field.");
    if (limit === null || limit === undefined)
      return (value) => acceptsEqual && (value === null || value === undefined);
    // NaN is neither above nor below a number.
    if (isNotANumber(limit)) return (value) => acceptsEqual && isNotANumber(value);
    return (value) => sameType(value, limit) && !isNotANumber(value) && accepts(compare(value, limit));
  },
});

/** Operators that test one value at a time. */
export const operatorTests: Record<string, OperatorTest> = {
  $eq: {
    throughArrays: true,
    compile: (expected) => (isRegExp(expected) ? (value) => equal(value, expected) : equalityTest(expected)),
  },
  $gt: ordering((comparison) => comparison > 0, false),
  $gte: ordering((comparison) => comparison >= 0, true),
  $lt: ordering((comparison) => comparison < 0, false),
  $lte: ordering((comparison) => comparison <= 0, true),
  $in: { throughArrays: true, compile: compileIn },
  $regex: {
    throughArrays: true,
    compile(pattern, { siblings }) {
      const expression = toRegExp(pattern, siblings.$options);
      const source = isRegExp(pattern) ? pattern.pattern : String(pattern);
      const options = String(siblings.$options ?? (isRegExp(pattern) ? pattern.options : ''));
      const stored = new BSONRegExp(source, options);
      return (value) => (typeof value === 'string' ? expression.test(value) : equal(value, stored));
    },
  },
  $mod: { throughArrays: true, compile: compileModulo },
  $size: {
    throughArrays: false,
    compile(argument) {
      const size = isNumber(argument) ? toNumber(argument) : Number.NaN;
      if (!Number.isInteger(size)) throw failedToParse('Failed to parse $size. Expected an integer');
      if (size < 0)
        throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
      return (value) => Array.isArray(value) && value.length === size;
    },
  },
  $type: { throughArrays: true, compile: compileType },
  $elemMatch: { throughArrays: false, compile: compileElementMatch },
};

function compileIn(argument: unknown): ValueTest {
  if (!Array.isArray(argument)) throw badValue('$in needs an array');
  const texts = new Set<string>();
  const objectIds = new Set<string>();
  const others: ValueTest[] = [];
  for (const candidate of argument) {
    if (isOperators(candidate)) throw badValue('cannot nest $ under $in');
    if (typeof candidate === 'string') texts.add(candidate);
    else if (isObjectId(candidate)) objectIds.add(candidate.toHexString());
    else others.push(equalityTest(candidate));
  }
  return (value) =>
    (typeof value === 'string' && texts.has(value)) ||
    (isObjectId(value) && objectIds.has(value.toHexString())) ||
    others.some((test) => test(value));
}

function compileModulo(argument: unknown): ValueTest {
  if (!Array.isArray(argument)) throw badValue('malformed mod, needs to be an array');
  if (argument.length !== 2)
    throw badValue(`malformed mod, ${argument.length < 2 ? 'not enough' : 'too many'} elements`);
  if (!argument.every(isNumber)) throw badValue('malformed mod, divisor and remainder must be numbers');
  const divisor = Math.trunc(toNumber(argument[0]));
  const remainder = Math.trunc(toNumber(argument[1]));
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return (value) => {
    // Beyond 2^53 a long has bits that its nearest double has not.
    if (isLong(value)) return Number(value.toBigInt() % BigInt(divisor)) === remainder;
    return isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder;
  };
}

function compileType(argument: unknown): ValueTest {
  const wanted = new Set<string>();
  for (const type of Array.isArray(argument) ? argument : [argument]) {
    for (const name of typeNamesOf(type)) wanted.add(name);
  }
  return (value) => wanted.has(typeName(value));
}

function typeNamesOf(type: unknown): string[] {
  if (type === 'number') return ['int', 'long', 'double', 'decimal'];
  if (typeof type === 'string') {
    if (!Object.hasOwn(typeNumbers, type)) throw badValue(`Unknown type name alias: ${type}`);
    return [type];
  }
  if (!isNumber(type)) throw typeMismatchOf(type);
  const name = Object.keys(typeNumbers).find((candidate) => typeNumbers[candidate] === toNumber(type));
  if (!name) throw badValue(`Invalid numerical type code: ${toNumber(type)}`);
  return [name];
}

const typeMismatchOf = (type: unknown) =>
  badValue(`type must be represented as a number or a string, not ${typeName(type)}`);

const filterOperators = ['$and', '$or', '$nor', '$expr', '$comment'];

function compileElementMatch(argument: unknown, context: TestContext): ValueTest {
  if (!isDocument(argument)) throw badValue('$elemMatch needs an Object');
  const [first] = Object.keys(argument);
  if (first?.startsWith('$') && !filterOperators.includes(first)) {
    const test = context.compileElement(argument);
    return (value) => Array.isArray(value) && value.some(test);
  }
  const predicate = context.compileDocument(argument);
  return (value) =>
    Array.isArray(value) &&
    value.some(
      (element) =>
        (isDocument(element) && predicate(element)) || (Array.isArray(element) && predicate({ ...element })),
    );
}
