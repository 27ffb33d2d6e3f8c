import { Long } from 'bson';
import { compare, encodeKey, equal } from '../bson/compare';
import {
  type BsonDocument,
  type BsonNumber,
  calculate,
  isDocument,
  isNothing,
  isNumber,
  isTrue,
  toDouble,
  toNumber,
  toText,
  typeName,
  wholeNumber,
} from '../bson/types';
import { badValue, failedToParse, located, notImplemented } from '../errors';
import { entryOf, ownField } from '../query/paths';
import { compileDateFormat } from './date-text';

/** The variables an expression is evaluated with. */
export interface Scope {
  /** The document in the pipeline: `$field` and `$$ROOT`. */
  readonly root: unknown;
  /** User variables without `$$`, and `NOW`. */
  readonly variables: BsonDocument;
}

/** @returns the value, or undefined for a missing one */
type Evaluate = (scope: Scope) => unknown;

/** Compiles the argument of one operator. */
type Operator = (argument: unknown) => Evaluate;

/** Compiles `$field`, `$$variable`, `{$operator: …}`, a document or array of expressions, or a constant. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const elements = expression.map(compileExpression);
    return (scope) => elements.map((element) => element(scope) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const names = Object.keys(expression);
  const name = names.find((field) => field.startsWith('$'));
  if (name === undefined) {
    const fields = compileFields(expression);
    return (scope) => Object.fromEntries(fields(scope).filter(([, value]) => value !== undefined));
  }
  if (names.length > 1) throw located(15983, 'an expression must contain exactly one operator');
  return entryOf(expressionOperators, name)(expression[name]);
}

/** Compiles the expressions of a document. Missing values are undefined. */
export function compileFields(expressions: BsonDocument): (scope: Scope) => [name: string, value: unknown][] {
  const fields = Object.entries(expressions).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (scope) => fields.map(([name, evaluate]) => [name, evaluate(scope)]);
}

function compilePath(text: string): Evaluate {
  const [first = '', ...parts] = text.slice(text.startsWith('$$') ? 2 : 1).split('.');
  const wrong = [first, ...parts].find((part) => part === '' || part.startsWith('$'));
  if (wrong !== undefined)
    throw located(16410, `'${text}' has an empty field name or one that starts with '$'`);
  if (!text.startsWith('$$')) return ({ root }) => follow(root, [first, ...parts], 0);
  if (first === 'ROOT' || first === 'CURRENT') return ({ root }) => follow(root, parts, 0);
  if (first === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(first) && first !== 'NOW') throw notImplemented(`the variable $$${first}`);
  if (!/^[A-Za-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(first))
    throw failedToParse(`'${first}' is no name of a variable`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, first)) throw located(17276, `Use of undefined variable: ${first}`);
    return follow(variables[first], parts, 0);
  };
}

/** A path in an expression traverses arrays and yields an array of the values in their documents. */
function follow(value: unknown, parts: readonly string[], depth: number): unknown {
  if (depth === parts.length) return value;
  if (Array.isArray(value))
    return value.map((element) => follow(element, parts, depth)).filter((found) => found !== undefined);
  return isDocument(value) ? follow(ownField(value, parts[depth]!), parts, depth + 1) : undefined;
}

/** Functions that compute a group's field from the values of its documents (undefined: missing). */
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

const inCase = lazily(3, ([test, then, otherwise], scope) =>
  isTrue(test!(scope)) ? then!(scope) : otherwise!(scope),
);

/** An array as the only argument is replaced by its elements. */
const overList = (name: string): Operator =>
  over(undefined, (values) => accumulators[name]!(values.length === 1 ? values.flat() : values));

/** Operators of expressions. The support table and its test read the names. */
export const expressionOperators: Record<string, Operator> = {
  $add: strictly(undefined, (values) => {
    const dates = values.filter((value) => value instanceof Date);
    if (dates.length > 1) throw located(16612, 'only one date allowed in an $add expression');
    const sum = total(values.filter((value) => !(value instanceof Date)));
    return dates[0] ? new Date(dates[0].getTime() + Math.round(toNumber(sum))) : sum;
  }),
  $subtract: strictly(2, ([left, right]) => {
    if (!(left instanceof Date)) return calculate('subtract', left, right);
    if (right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
    return new Date(Math.round(toNumber(calculate('subtract', left.getTime(), right))));
  }),
  $multiply: strictly(undefined, (values) =>
    values.reduce((product, value) => calculate('multiply', product, value), 1),
  ),
  $divide: strictly(2, ([dividend, divisor]) => calculate('divide', dividend, divisor)),
  $mod: strictly(2, ([dividend, divisor]) => calculate('modulo', dividend, divisor)),
  $rand: () => () => Math.random(),
  $sum: overList('$sum'),
  $avg: overList('$avg'),
  $min: overList('$min'),
  $max: overList('$max'),
  $eq: over(2, ([left, right]) => equal(left, right)),
  $ne: over(2, ([left, right]) => !equal(left, right)),
  $gt: over(2, ([left, right]) => compare(left, right) > 0),
  $gte: over(2, ([left, right]) => compare(left, right) >= 0),
  $lt: over(2, ([left, right]) => compare(left, right) < 0),
  $lte: over(2, ([left, right]) => compare(left, right) <= 0),
  $cmp: over(2, ([left, right]) => Math.sign(compare(left, right))),
  $not: over(1, ([value]) => !isTrue(value)),
  $and: lazily(undefined, (evaluations, scope) => evaluations.every((evaluate) => isTrue(evaluate(scope)))),
  $or: lazily(undefined, (evaluations, scope) => evaluations.some((evaluate) => isTrue(evaluate(scope)))),
  $ifNull: lazily(undefined, (evaluations, scope) =>
    evaluations.reduce<unknown>((value, evaluate) => (isNothing(value) ? evaluate(scope) : value), undefined),
  ),
  $cond: (argument) => inCase(Array.isArray(argument) ? argument : named(argument, ['if', 'then', 'else'])),
  $switch: (argument) => {
    const [branches, fallback] = named(argument, ['branches'], ['default']);
    const cases = needArray(branches).map((branch) => named(branch, ['case', 'then']).map(compileExpression));
    const otherwise = fallback === undefined ? undefined : compileExpression(fallback);
    return (scope) => {
      const chosen = cases.find(([test]) => isTrue(test!(scope)))?.[1] ?? otherwise;
      if (!chosen) throw located(40066, '$switch found no matching branch, and no default was specified');
      return chosen(scope);
    };
  },
  $literal: (argument) => () => argument,
  $arrayElemAt: strictly(2, ([list, position]) => needArray(list).at(wholeNumber(position, 'a position'))),
  $first: strictly(1, ([list]) => needArray(list)[0]),
  $last: strictly(1, ([list]) => needArray(list).at(-1)),
  $size: over(1, ([list]) => needArray(list, 17124).length),
  $isArray: over(1, ([value]) => Array.isArray(value)),
  $in: over(2, ([value, list]) => needArray(list, 40081).some((element) => equal(element, value))),
  // `flatMap` would check each of a camp's thousand seats for holes.
  $concatArrays: strictly(undefined, (lists) =>
    ([] as unknown[]).concat(...lists.map((list) => needArray(list))),
  ),
  $slice: strictly(undefined, ([list, ...limits]) => sliceOf(needArray(list), ...limits)),
  $filter: eachElement('cond', ['as', 'limit'], (elements, results, limit) => {
    const matching = elements.filter((_element, index) => isTrue(results[index]));
    return isNothing(limit) ? matching : matching.slice(0, toNumber(limit));
  }),
  $map: eachElement('in', ['as'], (_elements, results) => results.map((result) => result ?? null)),
  $mergeObjects: over(undefined, (documents) => mergeDocuments(documents.flat())),
  $setField: (argument) =>
    over(3, ([field, document, value]) => {
      if (typeof field !== 'string' || field === '__proto__') throw badValue('wrong field in $setField');
      if (isNothing(document)) return null;
      const changed = { ...mergeDocuments([document]), [field]: value };
      return Object.fromEntries(Object.entries(changed).filter(([, content]) => content !== undefined));
    })(named(argument, ['field', 'input', 'value'])),
  $concat: strictly(undefined, (values) => {
    const wrong = values.find((value) => typeof value !== 'string');
    if (wrong === undefined) return values.join('');
    throw located(16702, `$concat only supports strings, not ${typeName(wrong)}`);
  }),
  $toLower: over(1, ([value]) => toText(value ?? '').toLowerCase()),
  $toUpper: over(1, ([value]) => toText(value ?? '').toUpperCase()),
  $toString: strictly(1, ([value]) => toText(value)),
  $type: over(1, ([value]) => typeName(value)),
  $dateToString: (argument) => {
    const { date, write } = compileDateFormat(argument);
    const evaluate = compileExpression(date);
    return (scope) => write(evaluate(scope));
  },
};

/** An operator that evaluates its `count` arguments itself. A single argument need not be in an array. */
function lazily(
  count: number | undefined,
  decide: (evaluations: Evaluate[], scope: Scope) => unknown,
): Operator {
  return (argument) => {
    const evaluations = [argument].flat().map(compileExpression);
    if (count !== undefined && evaluations.length !== count)
      throw located(16020, `an expression needs ${count} arguments, not ${evaluations.length}`);
    return (scope) => decide(evaluations, scope);
  };
}

/** An operator with evaluated arguments. */
function over(count: number | undefined, combine: (values: unknown[]) => unknown): Operator {
  return lazily(count, (evaluations, scope) => combine(evaluations.map((evaluate) => evaluate(scope))));
}

/** An operator with evaluated arguments that returns null if any of them is null or missing. */
function strictly(count: number | undefined, combine: (values: unknown[]) => unknown): Operator {
  return over(count, (values) => (values.some(isNothing) ? null : combine(values)));
}

/** An operator that evaluates an expression for each element of its `input`. */
function eachElement(
  inner: string,
  optional: string[],
  combine: (elements: unknown[], results: unknown[], limit: unknown) => unknown[],
): Operator {
  return (argument) => {
    const [list, expression, variable, most] = named(argument, ['input', inner], optional);
    const [input, evaluate, limit] = [list, expression, most].map(compileExpression);
    return (scope) => {
      const elements = input!(scope);
      if (isNothing(elements)) return null;
      const results = needArray(elements).map((element) =>
        evaluate!({ ...scope, variables: { ...scope.variables, [String(variable ?? 'this')]: element } }),
      );
      return combine(elements as unknown[], results, limit!(scope));
    };
  };
}

/** The values of named arguments, in the order of the names. @throws CommandError for unknown or missing ones */
function named(argument: unknown, required: string[], optional: string[] = []): unknown[] {
  const known = [...required, ...optional];
  const given = isDocument(argument) ? argument : {};
  const complete = required.every((field) => field in given);
  if (!complete || !Object.keys(given).every((field) => known.includes(field)))
    throw failedToParse(`an object of ${known.join(', ')} is needed`);
  return known.map((field) => given[field]);
}

function needArray(value: unknown, code = 28689): unknown[] {
  if (Array.isArray(value)) return value;
  throw located(code, `an argument must be an array, but is ${typeName(value)}`);
}

const total = (values: readonly unknown[]): BsonNumber =>
  values.reduce<BsonNumber>((sum, value) => calculate('add', sum, value), 0);

/** The smallest (-1) or largest (1) value that is not null. Null if there is none. */
function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  return values.reduce<unknown>((best, value) => {
    if (isNothing(value)) return best;
    return best === null || compare(value, best) * direction > 0 ? value : best;
  }, null);
}

/** Merges documents. Later fields win, and null and missing documents are skipped. */
function mergeDocuments(documents: readonly unknown[]): BsonDocument {
  const present = documents.filter((document) => !isNothing(document));
  const wrong = present.find((document) => !isDocument(document));
  if (wrong === undefined) return Object.assign({}, ...present) as BsonDocument;
  throw located(40400, `an object is required, but input is of type ${typeName(wrong)}`);
}

/** The elements of `$slice`: the first ones, the last ones (negative), or a number from a position on. */
export function sliceOf(list: unknown[], ...limits: unknown[]): unknown[] {
  const [start, count] = limits.map((limit) => wholeNumber(limit, '$slice'));
  if (start === undefined || limits.length > 2) throw badValue('$slice needs one or two numbers');
  if (count === undefined) return start < 0 ? list.slice(start) : list.slice(0, start);
  if (count <= 0) throw located(28729, 'Third argument to $slice must be positive');
  const from = start < 0 ? Math.max(0, list.length + start) : start;
  return list.slice(from, from + count);
}
