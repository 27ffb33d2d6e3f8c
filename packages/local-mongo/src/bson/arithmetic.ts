import { Long } from 'bson';
import { notImplemented } from '../errors';
import { type BsonNumber, isDecimal, isInt32, isLong, plainNumber, toDouble, toNumber } from './types';

/**
 * Adds or multiplies as MongoDB does: int and long stay integers (an int that overflows becomes a long, a long that
 * overflows a double), anything with a double is a double.
 * @throws CommandError NotImplemented for Decimal128, which the BSON library cannot calculate with
 */
export function calculate(
  operation: 'add' | 'multiply' | 'subtract',
  left: BsonNumber,
  right: BsonNumber,
): BsonNumber {
  if (isDecimal(left) || isDecimal(right)) throw notImplemented('arithmetic with Decimal128');
  const first = plainNumber(left);
  const second = plainNumber(right);
  if (isInteger(first) && isInteger(second)) return ofIntegers(operation, first, second);
  return toDouble(ofDoubles(operation, toNumber(first), toNumber(second)));
}

const isInteger = (value: unknown): value is number | Long =>
  isLong(value) || (typeof value === 'number' && isInt32(value));

function ofIntegers(
  operation: 'add' | 'multiply' | 'subtract',
  left: number | Long,
  right: number | Long,
): BsonNumber {
  const result = ofDoubles(operation, toNumber(left), toNumber(right));
  if (typeof left === 'number' && typeof right === 'number' && isInt32(result)) return result;
  const [first, second] = [BigInt(left.toString()), BigInt(right.toString())];
  const exact =
    operation === 'add' ? first + second : operation === 'subtract' ? first - second : first * second;
  if (BigInt.asIntN(64, exact) !== exact) return Number(exact);
  const fits = typeof left === 'number' && typeof right === 'number' && isInt32(Number(exact));
  return fits ? Number(exact) : Long.fromBigInt(exact);
}

function ofDoubles(operation: 'add' | 'multiply' | 'subtract', left: number, right: number): number {
  if (operation === 'add') return left + right;
  return operation === 'subtract' ? left - right : left * right;
}
