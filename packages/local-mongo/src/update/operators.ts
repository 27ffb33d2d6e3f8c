import { Timestamp } from 'bson';
import { calculate } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { type BsonDocument, isDocument, isNumber, show, toNumber, typeName } from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { sliceOf } from '../aggregate/operators';
import { compileElement, compileFilter, isOperators } from '../query/match';
import { parseSort, sortDocuments } from '../query/sort';
import { existingPlace, placeToWrite, put, remove } from './places';

/** One operator at one concrete path of a document that may be changed. */
interface UpdateStep {
  readonly root: BsonDocument;
  readonly path: string;
  readonly argument: unknown;
  /** One instant for the whole update. */
  readonly now: Date;
}

type UpdateOperator = (step: UpdateStep) => void;

/** All update operators this server has; the support table and its test read the names. */
export const updateOperators: Record<string, UpdateOperator> = {
  $set: assign,
  $setOnInsert: assign,
  $unset: ({ root, path }) => {
    const place = existingPlace(root, path);
    if (place) remove(place);
  },
  $inc: (step) => arithmetic(step, 'add'),
  $mul: (step) => arithmetic(step, 'multiply'),
  $min: (step) => keepExtreme(step, -1),
  $max: (step) => keepExtreme(step, 1),
  $rename: ({ root, path, argument }) => {
    if (typeof argument !== 'string') throw badValue(`$rename of '${path}' needs a string`);
    const source = existingPlace(root, path);
    if (!source) return;
    remove(source);
    put(placeToWrite(root, argument), source.value);
  },
  $currentDate: ({ root, path, argument, now }) => {
    const type = typeof argument === 'boolean' ? 'date' : isDocument(argument) ? argument.$type : undefined;
    if (type !== 'date' && type !== 'timestamp')
      throw badValue("$currentDate makes a 'date' or a 'timestamp'");
    const timestamp = new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
    put(placeToWrite(root, path), type === 'date' ? now : timestamp);
  },
  $push: (step) => changeArray(step, pushed),
  $addToSet: (step) =>
    changeArray(step, (array, argument) => {
      const added = isDocument(argument) && '$each' in argument ? eachOf(argument) : [argument];
      return added.reduce<unknown[]>(
        (set, value) => (set.some((element) => equal(element, value)) ? set : [...set, value]),
        array,
      );
    }),
  $pop: (step) => {
    const end = isNumber(step.argument) ? toNumber(step.argument) : 0;
    if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${show(step.argument)}`);
    shrinkArray(step, (array) => (end === 1 ? array.slice(0, -1) : array.slice(1)));
  },
  $pull: (step) => {
    const pulled = pullTest(step.argument);
    shrinkArray(step, (array) => array.filter((element) => !pulled(element)));
  },
  $pullAll: (step) => {
    const { argument } = step;
    if (!Array.isArray(argument)) throw badValue('$pullAll requires an array argument');
    shrinkArray(step, (array) => array.filter((element) => !argument.some((value) => equal(value, element))));
  },
};

function assign({ root, path, argument }: UpdateStep): void {
  put(placeToWrite(root, path), argument);
}

function arithmetic({ root, path, argument }: UpdateStep, operation: 'add' | 'multiply'): void {
  const place = placeToWrite(root, path);
  const { value = 0 } = place;
  const wrong = [argument, value].find((operand) => !isNumber(operand));
  if (!isNumber(argument) || !isNumber(value))
    throw typeMismatch(
      `Cannot ${operation} to '${path}': ${show(wrong)} is ${typeName(wrong)}, not a number`,
    );
  // What was not there takes the type of the argument.
  put(place, calculate(operation, value, argument));
}

function keepExtreme({ root, path, argument }: UpdateStep, direction: 1 | -1): void {
  const place = placeToWrite(root, path);
  if (place.value === undefined || compare(argument, place.value) * direction > 0) put(place, argument);
}

/** Changes the array at the path, an empty one where there is none. */
function changeArray(
  { root, path, argument }: UpdateStep,
  change: (array: unknown[], argument: unknown) => unknown[],
): void {
  const place = placeToWrite(root, path);
  put(place, change(place.value === undefined ? [] : needArray(place.value, path), argument));
}

/** Changes the array at the path; where there is none nothing happens. */
function shrinkArray({ root, path }: UpdateStep, change: (array: unknown[]) => unknown[]): void {
  const place = existingPlace(root, path);
  if (place) put(place, change(needArray(place.value, path)));
}

function needArray(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${path}' must be an array but is of type ${typeName(value)}`);
}

/** What may stand beside `$each`. */
export const pushModifiers = ['$each', '$position', '$slice', '$sort'];

function pushed(array: unknown[], argument: unknown): unknown[] {
  if (!isDocument(argument) || !('$each' in argument)) return [...array, argument];
  const unknown = Object.keys(argument).find((name) => !pushModifiers.includes(name));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const { $position = array.length, $sort, $slice } = argument;
  const at = wholeNumber($position, '$position');
  const result = [...array.slice(0, at), ...eachOf(argument), ...array.slice(at)];
  const sorted = $sort === undefined ? result : sortElements(result, $sort);
  return $slice === undefined ? sorted : sliceOf(sorted, wholeNumber($slice, '$slice'));
}

function eachOf({ $each }: BsonDocument): unknown[] {
  if (Array.isArray($each)) return $each;
  throw badValue(`The argument to $each must be an array but it was of type: ${typeName($each)}`);
}

function wholeNumber(value: unknown, name: string): number {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number)) throw badValue(`The value for ${name} must be an integer`);
  return number;
}

function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (isDocument(sort)) return sortDocuments(elements, parseSort(sort));
  const direction = wholeNumber(sort, '$sort');
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return elements.sort((left, right) => compare(left, right) * direction);
}

/** Which elements `$pull` takes: equal ones, or those that meet a condition on the element or on its fields. */
function pullTest(condition: unknown): (element: unknown) => boolean {
  if (!isDocument(condition) || isOperators(condition)) return compileElement(condition);
  const matches = compileFilter(condition);
  return (element) => isDocument(element) && matches(element);
}
