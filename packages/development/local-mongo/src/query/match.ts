import { BSONRegExp } from 'bson';
import { compileExpression } from '../aggregate/expression';
import { compare, equal } from '../bson/compare';
import {
  type BsonDocument,
  isDocument,
  isLong,
  isNothing,
  isNumber,
  isObjectId,
  isRegExp,
  isTrue,
  show,
  toNumber,
  typeCodes,
  typeName,
  typeOrder,
  wholeNumber,
} from '../bson/types';
import { badValue, located } from '../errors';
import { entryOf, ownField, valueAt, visitPath } from './paths';

/** Whether a document matches a filter. */
export type Predicate = (document: BsonDocument) => boolean;

/** Whether a value (undefined: missing) matches. */
type ValueTest = (value: unknown) => boolean;

export interface MatchOptions {
  /** Values of the variables that `$expr` may use (`let` of a command or of `$lookup`). */
  readonly variables?: BsonDocument;
  /** The operators of `$elemMatch` see an element as it is, even if it is an array. */
  readonly elementsAsTheyAre?: boolean;
}

/** Compiles a filter. @throws CommandError for a malformed one, NotImplemented for an unsupported one */
export function compileFilter(filter: unknown, options: MatchOptions = {}): Predicate {
  if (!isDocument(filter)) throw badValue('a filter has to be an object');
  const predicates = Object.entries(filter).map(([name, value]) => {
    if (!name.startsWith('$')) return compileField(name, value, options);
    return entryOf(logicalOperators, name)(value, options);
  });
  return allOf(predicates);
}

/** Compiles the condition on one field: an equal value, a regular expression, or a document of operators. */
export function compileField(path: string, condition: unknown, options: MatchOptions): Predicate {
  const field: Field = { path, parts: path.split('.'), condition, options };
  if (!isOperators(condition)) return anyValue(field, equalityTest(condition));
  return allOf(
    Object.entries(condition).map(([name, argument]) => entryOf(fieldOperators, name)(argument, field)),
  );
}

/** Compiles operators on an element of an array, for `$elemMatch` and `$pull`. */
export function compileElement(condition: unknown, options: MatchOptions = {}): ValueTest {
  const matches = compileField('element', condition, { ...options, elementsAsTheyAre: true });
  return (element) => matches({ element });
}

/** A document of operators such as `{$gt: 1}`, as opposed to a document to compare with. */
export const isOperators = (value: unknown): value is BsonDocument =>
  isDocument(value) && Object.keys(value)[0]?.startsWith('$') === true;

/** Operators at the top of a filter. The support table reads the names. `$comment` has no effect. */
export const logicalOperators: Record<string, (argument: unknown, options: MatchOptions) => Predicate> = {
  $and: (argument, options) => allOf(branches(argument, options)),
  $or: (argument, options) => not(allOf(branches(argument, options).map(not))),
  $nor: (argument, options) => allOf(branches(argument, options).map(not)),
  $expr: (argument, { variables = {} }) => {
    const evaluate = compileExpression(argument);
    return (document) => isTrue(evaluate({ root: document, variables }));
  },
  $comment: () => () => true,
};

function branches(argument: unknown, options: MatchOptions): Predicate[] {
  if (!Array.isArray(argument) || argument.length === 0)
    throw badValue('$and, $or and $nor need a nonempty array');
  return argument.map((branch) => compileFilter(branch, options));
}

function allOf(predicates: Predicate[]): Predicate {
  if (predicates.length === 1) return predicates[0]!;
  return (document) => predicates.every((predicate) => predicate(document));
}

function not(predicate: Predicate): Predicate {
  return (document) => !predicate(document);
}

/** A field and its whole condition. */
interface Field {
  readonly path: string;
  readonly parts: readonly string[];
  readonly condition: unknown;
  readonly options: MatchOptions;
}

type FieldOperator = (argument: unknown, field: Field) => Predicate;

/** Operators on a field. The support table reads the names. */
export const fieldOperators: Record<string, FieldOperator> = {
  $eq: (expected, field) =>
    anyValue(field, isRegExp(expected) ? (value) => equal(value, expected) : equalityTest(expected)),
  $ne: (expected, field) => {
    if (isRegExp(expected)) throw badValue("Can't have regex as arg to $ne.");
    return not(anyValue(field, equalityTest(expected)));
  },
  $gt: ordering((comparison) => comparison > 0),
  $gte: ordering((comparison) => comparison >= 0),
  $lt: ordering((comparison) => comparison < 0),
  $lte: ordering((comparison) => comparison <= 0),
  $in: (list, field) => anyValue(field, inTest(list)),
  $nin: (list, field) => not(anyValue(field, inTest(list))),
  $not: (condition, { path, options }) => {
    if (!isRegExp(condition) && !isOperators(condition)) throw badValue('$not needs a regex or a document');
    return not(compileField(path, condition, options));
  },
  $exists: (wanted, field) => {
    const present = wholeValue(field, (value) => value !== undefined);
    return isTrue(wanted) ? present : not(present);
  },
  $type: (argument, field) => anyValue(field, typeTest(argument)),
  $regex: (pattern, field) => {
    const { $options } = field.condition as BsonDocument;
    return anyValue(field, equalityTest(regularExpression(pattern, $options)));
  },
  $options: (_options, { condition }) => {
    if (!('$regex' in (condition as BsonDocument))) throw badValue('$options needs a $regex');
    return () => true;
  },
  $mod: (argument, field) => {
    const numbers = Array.isArray(argument) && argument.every(isNumber) ? argument : [];
    const [divisor = 0, remainder] = numbers.map((number) => Math.trunc(toNumber(number)));
    if (numbers.length !== 2 || !divisor) throw badValue('$mod needs a divisor, not 0, and a remainder');
    return anyValue(field, (value) => {
      // Beyond 2^53, a long has more bits than its nearest double.
      if (isLong(value)) return Number(value.toBigInt() % BigInt(divisor)) === remainder;
      return isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder;
    });
  },
  $size: (argument, field) => {
    const size = wholeNumber(argument, '$size');
    if (size < 0) throw badValue('$size cannot be negative');
    return wholeValue(field, (value) => Array.isArray(value) && value.length === size);
  },
  $all: (list, field) => {
    if (!Array.isArray(list)) throw badValue('$all needs an array');
    if (list.length === 0) return () => false;
    return allOf(
      list.map((required: unknown) =>
        isDocument(required) && '$elemMatch' in required
          ? compileField(field.path, required, field.options)
          : anyValue(field, equalityTest(required)),
      ),
    );
  },
  $elemMatch: (condition, field) => {
    const test = compileElementMatch(condition, field.options);
    return wholeValue(field, (value) => Array.isArray(value) && value.some(test));
  },
};

/** Whether any value of the path matches. An array matches itself or by one of its elements. */
function anyValue(field: Field, test: ValueTest): Predicate {
  if (field.options.elementsAsTheyAre) return wholeValue(field, test);
  return wholeValue(field, (value) => test(value) || (Array.isArray(value) && value.some(test)));
}

/** Whether any value of the path matches, with arrays as a whole. */
function wholeValue({ path, parts }: Field, test: ValueTest): Predicate {
  if (parts.length === 1) return (document) => test(ownField(document, path));
  return (document) => visitPath(document, parts, test);
}

/** A filter's equality: null also matches missing, and a regular expression matches texts. */
function equalityTest(expected: unknown): ValueTest {
  if (isNothing(expected)) return isNothing;
  if (isRegExp(expected)) {
    const expression = toRegExp(expected);
    return (value) => (typeof value === 'string' ? expression.test(value) : equal(value, expected));
  }
  if (typeof expected === 'string' || typeof expected === 'boolean') return (value) => value === expected;
  return (value) => equal(value, expected);
}

/** A query only compares values of one type. NaN is neither above nor below any number. */
function ordering(accepts: (comparison: number) => boolean): FieldOperator {
  return (limit, field) => {
    if (isRegExp(limit)) throw badValue("Can't have RegEx as arg to predicate over field.");
    if (isNothing(limit)) return anyValue(field, (value) => accepts(0) && isNothing(value));
    const [order, limitIsNaN] = [typeOrder(limit), isNotANumber(limit)];
    return anyValue(
      field,
      (value) =>
        typeOrder(value) === order && isNotANumber(value) === limitIsNaN && accepts(compare(value, limit)),
    );
  };
}

const isNotANumber = (value: unknown): boolean => isNumber(value) && Number.isNaN(toNumber(value));

function inTest(list: unknown): ValueTest {
  if (!Array.isArray(list)) throw badValue('$in needs an array');
  if (list.some(isOperators)) throw badValue('cannot nest $ under $in');
  const texts = new Set<unknown>(list.filter((value) => typeof value === 'string'));
  const ids = new Set(list.filter(isObjectId).map(String));
  const others = list.filter((value) => typeof value !== 'string' && !isObjectId(value)).map(equalityTest);
  return (value) =>
    texts.has(value) || (isObjectId(value) && ids.has(String(value))) || others.some((test) => test(value));
}

function typeTest(argument: unknown): ValueTest {
  const wanted = [argument].flat().map((type: unknown) => {
    if (type === 'number') return type;
    const code = isNumber(type) ? toNumber(type) : typeCodes.get(type);
    const [name] = [...typeCodes].find((known) => known[1] === code) ?? [];
    if (name === undefined) throw badValue(`Unknown type name alias: ${show(type)}`);
    return name;
  });
  return (value) => wanted.includes(typeName(value)) || (wanted.includes('number') && isNumber(value));
}

/** Compiles the condition of `$elemMatch`, in a filter and in a projection. @throws CommandError as `compileFilter` */
export function compileElementMatch(condition: unknown, options: MatchOptions = {}): ValueTest {
  if (!isDocument(condition)) throw badValue('$elemMatch needs an Object');
  const logical = Object.keys(condition).some((name) => name in logicalOperators);
  if (isOperators(condition) && !logical) return compileElement(condition, options);
  const matches = compileFilter(condition, { variables: options.variables });
  return (element) =>
    isDocument(element) ? matches(element) : Array.isArray(element) && matches({ ...element });
}

/** The position of `$`, which is the first element that the filter's last condition on the array matches, or -1. */
export function matchedPosition(document: BsonDocument, path: string, filter: BsonDocument): number {
  const array = valueAt(document, path.split('.'));
  if (!Array.isArray(array)) return -1;
  let found = -1;
  for (const [name, condition] of conditionsOf(filter)) {
    if (name !== path && !name.startsWith(`${path}.`)) continue;
    const accepts = compileField(`list${name.slice(path.length)}`, condition, {});
    const position = array.findIndex((element) => accepts({ list: [element] }));
    if (position >= 0) found = position;
  }
  return found;
}

/** A filter's conditions on fields, including those in `$and`. */
function conditionsOf(filter: BsonDocument): [string, unknown][] {
  return Object.entries(filter).flatMap((entry): [string, unknown][] =>
    entry[0] === '$and' ? (entry[1] as BsonDocument[]).flatMap(conditionsOf) : [entry],
  );
}

/** `$regex` (with `$options`) as a BSON regular expression. @throws CommandError for an invalid flag */
function regularExpression(expression: unknown, options: unknown): BSONRegExp {
  const { pattern, options: own } = isRegExp(expression) ? expression : { pattern: expression, options: '' };
  const flags = options ?? own;
  if (typeof pattern !== 'string' || typeof flags !== 'string')
    throw badValue('$regex and $options have to be strings');
  const invalid = /[^imsxu]/.exec(flags);
  if (invalid) throw located(51108, `invalid flag in regex options: ${invalid[0]}`);
  return new BSONRegExp(pattern, flags);
}

/** Converts a BSON regular expression from PCRE to JavaScript. @throws CommandError for an invalid pattern */
function toRegExp(expression: BSONRegExp): RegExp {
  const flags = expression.options;
  let { pattern } = expression;
  // The `x` flag ignores white space and comments outside of character classes.
  if (flags.includes('x')) pattern = pattern.replace(/(\\.|\[(?:\\.|[^\]\\])*\]?)|\s+|#[^\n]*/gs, '$1');
  return compilePattern(pattern, ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join(''));
}

/** Unicode mode rejects some PCRE escapes, such as `\-`, that the plain mode accepts. */
function compilePattern(pattern: string, flags: string, unicode = 'u'): RegExp {
  try {
    return new RegExp(pattern, flags + unicode);
  } catch (error) {
    if (unicode) return compilePattern(pattern, flags, '');
    throw located(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The prefix of every match, if the expression is a plain case-sensitive prefix. Otherwise undefined. */
export function literalPrefix({ pattern, options }: BSONRegExp): string | undefined {
  const [start = '', prefix = ''] = /^\^([\w @:/-]+)/.exec(pattern) ?? [];
  if (prefix === '' || options !== '' || pattern.includes('|')) return undefined;
  return /^[*?+{]/.test(pattern.slice(start.length)) ? prefix.slice(0, -1) || undefined : prefix;
}
