import { Timestamp } from 'bson';
import { calculate } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import { isDocument, isNumber, show, typeName } from '../bson/types';
import { badValue, typeMismatch } from '../errors';
import { arrayUpdateOperators } from './array-operators';
import { existingPlace, placeToWrite, type UpdateStep } from './write';

type UpdateOperator = (step: UpdateStep) => void;

/** Operators MongoDB has and this server refuses by name. */
export const refusedUpdateOperators = new Set(['$bit']);

/** All update operators this server has; the support table and its test read the names. */
export const updateOperators: Record<string, UpdateOperator> = {
  $set: assign,
  $setOnInsert: assign,
  $unset: ({ root, path }) => existingPlace(root, path)?.remove(),
  $inc: (step) => arithmetic(step, 'add'),
  $mul: (step) => arithmetic(step, 'multiply'),
  $min: (step) => keepExtreme(step, -1),
  $max: (step) => keepExtreme(step, 1),
  $rename: rename,
  $currentDate: currentDate,
  ...arrayUpdateOperators,
};

function assign({ root, path, argument }: UpdateStep): void {
  placeToWrite(root, path).set(argument);
}

function arithmetic({ root, path, argument }: UpdateStep, operation: 'add' | 'multiply'): void {
  if (!isNumber(argument)) {
    const verb = operation === 'add' ? 'increment' : 'multiply';
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${show(argument)}}`);
  }
  const place = placeToWrite(root, path);
  if (!place.exists) {
    place.set(operation === 'add' ? argument : calculate('multiply', argument, 0));
    return;
  }
  if (!isNumber(place.value)) {
    const operator = operation === 'add' ? '$inc' : '$mul';
    throw typeMismatch(
      `Cannot apply ${operator} to a value of non-numeric type. {_id: ${show(root._id)}} has the field ` +
        `'${path.split('.').at(-1)}' of non-numeric type ${typeName(place.value)}`,
    );
  }
  place.set(calculate(operation, place.value, argument));
}

function keepExtreme({ root, path, argument }: UpdateStep, direction: 1 | -1): void {
  const place = placeToWrite(root, path);
  if (!place.exists || compare(argument, place.value) * direction > 0) place.set(argument);
}

function rename({ root, path, argument }: UpdateStep): void {
  if (typeof argument !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${path}: ${show(argument)}`);
  const source = existingPlace(root, path);
  if (!source) return;
  source.remove();
  placeToWrite(root, argument).set(source.value);
}

function currentDate({ root, path, argument, now }: UpdateStep): void {
  const type = isDocument(argument)
    ? argument.$type
    : argument === true || argument === false
      ? 'date'
      : undefined;
  if (type !== 'date' && type !== 'timestamp') {
    throw badValue(
      `The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}`,
    );
  }
  const seconds = Math.floor(now.getTime() / 1000);
  placeToWrite(root, path).set(type === 'date' ? now : new Timestamp({ t: seconds, i: 1 }));
}
