import { Long } from 'bson';
import { calculate } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { encodeKey } from '../bson/key';
import {
  type BsonDocument,
  type BsonNumber,
  isDecimal,
  isDocument,
  isNothing,
  isNumber,
  isObjectId,
  isTrue,
  plainNumber,
  toDouble,
  toNumber,
  typeName,
} from '../bson/types';
import { badValue, CommandError, failedToParse, located, notImplemented, typeMismatch } from '../errors';

/** What an expression is evaluated in. */
export interface Scope {
  /** The document in the pipeline: `$field` and `$$ROOT`. */
  readonly root: unknown;
  /** User variables without `$$`, and `NOW`. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** @returns the value, or undefined for a missing one */
export type Evaluate = (scope: Scope) => unknown;

/** Compiles the argument of one operator; `name` is the operator's, for messages. */
export type Operator = (
  argument: unknown,
  compile: (expression: unknown) => Evaluate,
  name: string,
) => Evaluate;

/** From the values of a group's documents (undefined: missing) to the group's field. */
export const accumulators: Record<string, (values: readonly unknown[]) => unknown> = {
  $sum: (values) => total(values.filter(isNumber)),
  $avg: (values) => {
    const numbers = values.filter(isNumber);
    return numbers.length > 0 ? toDouble(toNumber(total(numbers)) / numbers.length) : null;
  },
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(values.flatMap((value) => (value === undefined ? [] : [[encodeKey(value), value]]))).values(),
  ],
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $count: (values) => values.length,
  $mergeObjects: mergeDocuments,
};

/** Operators of expressions; the support table and its test read the names. */
export const expressionOperators: Record<string, Operator> = {
  $add: strictly(undefined, (values) => {
    const dates = values.filter((value) => value instanceof Date);
    if (dates.length > 1) throw located(16612, 'only one date allowed in an $add expression');
    const sum = total(values.filter((value) => !(value instanceof Date)).map(needNumber));
    return dates[0] ? new Date(dates[0].getTime() + Math.round(toNumber(sum))) : sum;
  }),
  $subtract: strictly(2, ([left, right]) => {
    if (!(left instanceof Date)) return calculate('subtract', needNumber(left), needNumber(right));
    if (right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
    return new Date(left.getTime() - Math.round(toNumber(needNumber(right))));
  }),
  $multiply: strictly(undefined, (values) =>
    values.map(needNumber).reduce((product, value) => calculate('multiply', product, value), 1),
  ),
  $divide: strictly(2, (values) => {
    const [dividend, divisor] = values.map((value) => toNumber(needNumber(value)));
    if (values.some(isDecimal)) throw notImplemented('arithmetic with Decimal128');
    if (divisor === 0) throw badValue("can't $divide by zero");
    return toDouble(dividend! / divisor!);
  }),
  $mod: strictly(2, ([dividend, divisor]) => {
    if (toNumber(needNumber(divisor)) === 0) throw badValue("can't $mod by zero");
    return calculate('modulo', needNumber(dividend), needNumber(divisor));
  }),
  $rand: () => () => Math.random(),
  ...Object.fromEntries(
    ['$sum', '$avg', '$min', '$max'].map((name) => [
      name,
      // A single argument that is an array stands for its elements.
      over(undefined, (values) => accumulators[name]!(values.length === 1 ? values.flat() : values)),
    ]),
  ),
  $eq: over(2, ([left, right]) => equal(left, right)),
  $ne: over(2, ([left, right]) => !equal(left, right)),
  $gt: over(2, ([left, right]) => compare(left, right) > 0),
  $gte: over(2, ([left, right]) => compare(left, right) >= 0),
  $lt: over(2, ([left, right]) => compare(left, right) < 0),
  $lte: over(2, ([left, right]) => compare(left, right) <= 0),
  $cmp: over(2, ([left, right]) => Math.sign(compare(left, right))),
  $not: over(1, ([value]) => !isTrue(value)),
  $and: lazily((evaluations, scope) => evaluations.every((evaluate) => isTrue(evaluate(scope)))),
  $or: lazily((evaluations, scope) => evaluations.some((evaluate) => isTrue(evaluate(scope)))),
  $ifNull: lazily((evaluations, scope) =>
    evaluations.reduce<unknown>((value, evaluate) => (isNothing(value) ? evaluate(scope) : value), undefined),
  ),
  $cond: (argument, compile, name) => {
    const fields = Array.isArray(argument) ? undefined : named(argument, name, ['if', 'then', 'else']);
    const list = fields ? [fields.if, fields.then, fields.else] : (argument as unknown[]);
    checkCount(name, 3, list.length);
    const [test, then, otherwise] = list.map(compile) as [Evaluate, Evaluate, Evaluate];
    return (scope) => (isTrue(test(scope)) ? then(scope) : otherwise(scope));
  },
  $switch: (argument, compile, name) => {
    const fields = named(argument, name, ['branches'], ['default']);
    const cases = needArray(fields.branches, name).map((branch) => {
      const { case: test, then } = named(branch, name, ['case', 'then']);
      return { test: compile(test), then: compile(then) };
    });
    const otherwise = 'default' in fields ? compile(fields.default) : undefined;
    return (scope) => {
      const chosen = cases.find(({ test }) => isTrue(test(scope)))?.then ?? otherwise;
      if (!chosen) throw located(40066, '$switch found no matching branch, and no default was specified');
      return chosen(scope);
    };
  },
  $let: (argument, compile, name) => {
    const { vars, in: inner } = named(argument, name, ['vars', 'in']);
    const [variables, evaluate] = [compileVariables(vars, compile), compile(inner)];
    return (scope) => evaluate(withVariables(scope, variables(scope)));
  },
  $literal: (argument) => () => argument,
  $arrayElemAt: strictly(2, ([list, position], name) =>
    needArray(list, name).at(Math.trunc(toNumber(needNumber(position)))),
  ),
  $first: strictly(1, ([list], name) => needArray(list, name)[0]),
  $last: strictly(1, ([list], name) => needArray(list, name).at(-1)),
  $size: over(1, ([list]) => {
    if (Array.isArray(list)) return list.length;
    throw located(17124, `The argument to $size must be an array, but was of type: ${typeName(list)}`);
  }),
  $isArray: over(1, ([value]) => Array.isArray(value)),
  $in: over(2, ([value, list]) => {
    if (Array.isArray(list)) return list.some((element) => equal(element, value));
    throw located(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
  }),
  $concatArrays: strictly(undefined, (lists, name) => lists.flatMap((list) => needArray(list, name))),
  $slice: strictly(undefined, ([list, ...limits], name) => sliceOf(needArray(list, name), ...limits)),
  $filter: eachElement('cond', ['as', 'limit'], (elements, results, limit) => {
    const matching = elements.filter((_element, index) => isTrue(results[index]));
    return isNothing(limit) ? matching : matching.slice(0, toNumber(limit));
  }),
  $map: eachElement('in', ['as'], (_elements, results) => results.map((result) => result ?? null)),
  $mergeObjects: over(undefined, (documents) => mergeDocuments(documents.flat())),
  $setField: (argument, compile, name) => {
    const fields = named(argument, name, ['field', 'input', 'value']);
    const field = compile(fields.field)({ root: {}, variables: {} });
    if (typeof field !== 'string') throw failedToParse('$setField needs a constant as field');
    const [input, value] = [compile(fields.input), compile(fields.value)];
    return (scope) => {
      const document = input(scope);
      if (isNothing(document)) return null;
      const { [field]: written, ...others } = { ...mergeDocuments([document]), [field]: value(scope) };
      return written === undefined ? others : { ...mergeDocuments([document]), [field]: written };
    };
  },
  $concat: strictly(undefined, (values) => {
    const wrong = values.find((value) => typeof value !== 'string');
    if (wrong === undefined) return values.join('');
    throw located(16702, `$concat only supports strings, not ${typeName(wrong)}`);
  }),
  $toLower: over(1, ([value]) => (isNothing(value) ? '' : toText(value).toLowerCase())),
  $toUpper: over(1, ([value]) => (isNothing(value) ? '' : toText(value).toUpperCase())),
  $toString: strictly(1, ([value]) => toText(value)),
  $type: over(1, ([value]) => typeName(value)),
};

/** An operator over evaluated arguments, `count` of them; a single one need not be in an array. */
function over(count: number | undefined, combine: (values: unknown[], name: string) => unknown): Operator {
  return (argument, compile, name) => {
    const evaluations = [argument].flat().map(compile);
    checkCount(name, count, evaluations.length);
    return (scope) =>
      combine(
        evaluations.map((evaluate) => evaluate(scope)),
        name,
      );
  };
}

/** The same, answering null as soon as an argument is null or missing. */
function strictly(
  count: number | undefined,
  combine: (values: unknown[], name: string) => unknown,
): Operator {
  return over(count, (values, name) => (values.some(isNothing) ? null : combine(values, name)));
}

/** An operator that stops at the first argument that decides. */
function lazily(decide: (evaluations: Evaluate[], scope: Scope) => unknown): Operator {
  return (argument, compile) => {
    const evaluations = [argument].flat().map(compile);
    return (scope) => decide(evaluations, scope);
  };
}

/** An operator that evaluates an expression for each element of its `input`. */
function eachElement(
  inner: string,
  optional: string[],
  combine: (elements: unknown[], results: unknown[], limit: unknown) => unknown[],
): Operator {
  return (argument, compile, name) => {
    const fields = named(argument, name, ['input', inner], optional);
    const [input, evaluate, limit] = [compile(fields.input), compile(fields[inner]), compile(fields.limit)];
    const variable = String(fields.as ?? 'this');
    return (scope) => {
      const elements = input(scope);
      if (isNothing(elements)) return null;
      const results = needArray(elements, name).map((element) =>
        evaluate(withVariables(scope, { [variable]: element })),
      );
      return combine(elements as unknown[], results, limit(scope));
    };
  };
}

const withVariables = (scope: Scope, variables: Record<string, unknown>): Scope => ({
  ...scope,
  variables: { ...scope.variables, ...variables },
});

/** Compiles the expressions of `let` or `vars`. @returns a function from a scope to the variables */
export function compileVariables(
  expressions: unknown,
  compile: (expression: unknown) => Evaluate,
): (scope: Scope) => Record<string, unknown> {
  if (!isDocument(expressions)) throw failedToParse('variables have to be given in an object');
  const compiled = Object.entries(expressions).map(([name, value]) => [name, compile(value)] as const);
  return (scope) => Object.fromEntries(compiled.map(([name, evaluate]) => [name, evaluate(scope)]));
}

function checkCount(name: string, count: number | undefined, found: number): void {
  if (count !== undefined && found !== count)
    throw located(16020, `Expression ${name} takes exactly ${count} arguments. ${found} were passed in.`);
}

/** @throws CommandError when the argument is no document or has unknown or missing fields */
function named(argument: unknown, name: string, required: string[], optional: string[] = []): BsonDocument {
  const known = [...required, ...optional];
  const fits =
    isDocument(argument) &&
    required.every((field) => field in argument) &&
    Object.keys(argument).every((field) => known.includes(field));
  if (!fits)
    throw failedToParse(`${name} needs an object with ${required.join(', ')} of ${known.join(', ')}`);
  return argument;
}

function needNumber(value: unknown): BsonNumber {
  if (isNumber(value)) return value;
  throw typeMismatch(`arithmetic only supports numeric types, not ${typeName(value)}`);
}

function needArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw located(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
}

const total = (numbers: readonly BsonNumber[]): BsonNumber =>
  numbers.reduce((sum, value) => calculate('add', sum, value), 0);

/** The smallest (-1) or largest (1) value that is not null; null when there is none. */
function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  const present = values.filter((value) => !isNothing(value));
  return present.length === 0
    ? null
    : present.reduce((best, value) => (compare(value, best) * direction > 0 ? value : best));
}

/** The documents' fields in one document, later ones winning; null and missing do not count. */
function mergeDocuments(documents: readonly unknown[]): BsonDocument {
  const present = documents.filter((document) => !isNothing(document));
  const wrong = present.find((document) => !isDocument(document));
  if (wrong === undefined) return Object.assign({}, ...present) as BsonDocument;
  throw located(40400, `an object is required, but input is of type ${typeName(wrong)}`);
}

/** The elements `$slice` means: the first ones, the last ones (negative), or so many from a position. */
export function sliceOf(list: unknown[], ...limits: unknown[]): unknown[] {
  const [start, count] = limits.map(toNumber);
  if (!limits.every((limit) => isNumber(limit) && Number.isInteger(toNumber(limit))) || start === undefined)
    throw located(28725, '$slice needs whole numbers');
  if (count === undefined) return start < 0 ? list.slice(start) : list.slice(0, start);
  if (count <= 0) throw located(28729, 'Third argument to $slice must be positive');
  const from = start < 0 ? Math.max(0, list.length + start) : start;
  return list.slice(from, from + count);
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (['string', 'boolean'].includes(typeof value) || isObjectId(value)) return String(value);
  if (isNumber(value)) return String(plainNumber(value));
  throw new CommandError(
    241,
    'ConversionFailure',
    `Unsupported conversion from ${typeName(value)} to string`,
  );
}
