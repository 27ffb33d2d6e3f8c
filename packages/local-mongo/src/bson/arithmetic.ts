import { Long } from 'bson';
import { badValue, notImplemented } from '../errors';
import { type BsonNumber, isDecimal, isInt32, isLong, plainNumber, toDouble, toNumber } from './types';

const operations = {
  add: [(left: number, right: number) => left + right, (left: bigint, right: bigint) => left + right],
  subtract: [(left: number, right: number) => left - right, (left: bigint, right: bigint) => left - right],
  multiply: [(left: number, right: number) => left * right, (left: bigint, right: bigint) => left * right],
  modulo: [(left: number, right: number) => left % right, (left: bigint, right: bigint) => left % right],
  divide: [(left: number, right: number) => left / right, undefined],
} as const;

/**
 * Calculates as MongoDB does: int and long stay integers (an int that overflows becomes a long, a long that overflows
 * a double), anything with a double is a double, and so is a quotient.
 * @throws CommandError NotImplemented for Decimal128, with which the BSON library cannot calculate; BadValue for a
 *   division by zero
 */
export function calculate(
  operation: keyof typeof operations,
  left: BsonNumber,
  right: BsonNumber,
): BsonNumber {
  if (isDecimal(left) || isDecimal(right)) throw notImplemented('arithmetic with Decimal128');
  const [inDoubles, inIntegers] = operations[operation];
  if ((operation === 'divide' || operation === 'modulo') && toNumber(right) === 0)
    throw badValue(`can't ${operation} by zero`);
  const operands = [left, right].map(plainNumber);
  const rounded = inDoubles(toNumber(left), toNumber(right));
  if (!inIntegers || !operands.every(isInteger)) return toDouble(rounded);
  // Integers have no negative zero.
  if (!operands.some(isLong) && isInt32(rounded + 0)) return rounded + 0;
  const [first, second] = operands.map((operand) => BigInt(String(operand)));
  const exact = inIntegers(first!, second!);
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : rounded;
}

const isInteger = (value: unknown): boolean => isLong(value) || (typeof value === 'number' && isInt32(value));
