import { Long } from 'bson';
import { calculate } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import {
  type BsonNumber,
  isDecimal,
  isLong,
  isNumber,
  plainNumber,
  toDouble,
  toNumber,
  typeName,
} from '../bson/types';
import { CommandError, located, notImplemented, typeMismatch } from '../errors';
import { isNothing, type Operator, withArguments, withValues } from './operator';

/** Numbers, and the accumulators that MongoDB also has as expressions over a list. */
export const arithmeticOperators: Record<string, Operator> = {
  $add: withArguments([0, Infinity], (values) => (values.some(isNothing) ? null : add(values))),
  $subtract: withValues(2, ([left, right]) => subtract(left, right)),
  $multiply: withArguments([0, Infinity], (values, name) => {
    if (values.some(isNothing)) return null;
    return values
      .map((value) => needNumber(value, name))
      .reduce((product, value) => calculate('multiply', product, value), 1);
  }),
  $divide: withValues(2, ([dividend, divisor], name) => {
    if (toNumber(needNumber(divisor, name)) === 0) throw badArithmetic("can't $divide by zero");
    return toDouble(exactNumber(dividend, name) / exactNumber(divisor, name));
  }),
  $mod: withValues(2, ([dividend, divisor], name) => {
    if (toNumber(needNumber(divisor, name)) === 0) throw badArithmetic("can't $mod by zero");
    return like([dividend, divisor], exactNumber(dividend, name) % exactNumber(divisor, name));
  }),
  $abs: withValues(1, ([value], name) => like([value], Math.abs(exactNumber(value, name)))),
  $ceil: withValues(1, ([value], name) => like([value], Math.ceil(exactNumber(value, name)))),
  $floor: withValues(1, ([value], name) => like([value], Math.floor(exactNumber(value, name)))),
  $sqrt: withValues(1, ([value], name) => toDouble(Math.sqrt(exactNumber(value, name)))),
  $pow: withValues(2, ([base, exponent], name) =>
    like([base, exponent], exactNumber(base, name) ** exactNumber(exponent, name)),
  ),
  $round: withValues([1, 2], ([value, places = 0], name) => round(value, places, name)),
  $trunc: withValues([1, 2], ([value, places = 0], name) => {
    const scale = 10 ** exactNumber(places, name);
    return like([value], Math.trunc(exactNumber(value, name) * scale) / scale);
  }),
  $rand: () => () => Math.random(),
  $sum: overList((values) => sum(values)),
  $avg: overList((values) => average(values)),
  $min: overList((values) => extreme(values, -1)),
  $max: overList((values) => extreme(values, 1)),
};

/** The sum of the numbers among the values; the rest does not count. */
export const sum = (values: readonly unknown[]): BsonNumber =>
  values.filter(isNumber).reduce((total: BsonNumber, value) => calculate('add', total, value), 0);

/** The average of the numbers among the values, null when there is none. */
export function average(values: readonly unknown[]): unknown {
  const numbers = values.filter(isNumber);
  if (numbers.some(isDecimal)) throw notImplemented('arithmetic with Decimal128');
  if (numbers.length === 0) return null;
  return toDouble(numbers.reduce((total: number, value) => total + toNumber(value), 0) / numbers.length);
}

/** The smallest (-1) or largest (1) value that is not null; null when there is none. */
export function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  let best: unknown = null;
  for (const value of values) {
    if (isNothing(value)) continue;
    if (best === null || compare(value, best) * direction > 0) best = value;
  }
  return best;
}

/** One argument that is an array stands for its elements. */
function overList(calculateOver: (values: unknown[]) => unknown): Operator {
  return (argument, compile) => {
    if (Array.isArray(argument) && argument.length !== 1) {
      const evaluations = argument.map(compile);
      return (scope) => calculateOver(evaluations.map((evaluate) => evaluate(scope)));
    }
    const evaluate = compile(Array.isArray(argument) ? argument[0] : argument);
    return (scope) => {
      const value = evaluate(scope);
      return calculateOver(Array.isArray(value) ? value : [value]);
    };
  };
}

function add(values: unknown[]): unknown {
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw located(16612, 'only one date allowed in an $add expression');
  const total = values
    .filter((value) => !(value instanceof Date))
    .map((value) => needNumber(value, '$add'))
    .reduce((partial, value) => calculate('add', partial, value), 0 as BsonNumber);
  return dates[0] ? new Date(dates[0].getTime() + Math.round(toNumber(total))) : total;
}

function subtract(left: unknown, right: unknown): unknown {
  if (left instanceof Date && right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
  if (left instanceof Date) return new Date(left.getTime() - Math.round(exactNumber(right, '$subtract')));
  return calculate('subtract', needNumber(left, '$subtract'), needNumber(right, '$subtract'));
}

/** Half to even, as MongoDB rounds. */
function round(value: unknown, places: unknown, name: string): unknown {
  const scale = 10 ** exactNumber(places, name);
  const scaled = exactNumber(value, name) * scale;
  const below = Math.floor(scaled);
  const tie = scaled - below === 0.5;
  const rounded = tie ? (below % 2 === 0 ? below : below + 1) : Math.round(scaled);
  return Number.isFinite(scaled) ? like([value], rounded / scale) : value;
}

/** The result in the type of its operands: an integer only when all of them are. */
function like(operands: readonly unknown[], result: number): unknown {
  const plain = operands.map(plainNumber);
  const allIntegers = plain.every((value) => isLong(value) || typeName(value) === 'int');
  if (!allIntegers || !Number.isInteger(result)) return toDouble(result);
  return plain.some(isLong) || result > 0x7fffffff || result < -0x80000000 ? Long.fromNumber(result) : result;
}

function needNumber(value: unknown, name: string): BsonNumber {
  if (!isNumber(value)) throw typeMismatch(`${name} only supports numeric types, not ${typeName(value)}`);
  return value;
}

function exactNumber(value: unknown, name: string): number {
  if (isDecimal(value)) throw notImplemented('arithmetic with Decimal128');
  return toNumber(needNumber(value, name));
}

const badArithmetic = (message: string) => new CommandError(2, 'BadValue', message);
