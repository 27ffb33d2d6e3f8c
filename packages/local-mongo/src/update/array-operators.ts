import { compare, equal } from '../bson/compare';
import { isDocument, isNumber, show, toNumber, typeName } from '../bson/types';
import { badValue, failedToParse } from '../errors';
import { compileField, compileFilter } from '../query/match';
import { isOperators } from '../query/equality';
import { documentOrder, parseSort } from '../query/sort';
import { existingPlace, placeToWrite, type UpdateStep } from './write';

/** Update operators on arrays. */
export const arrayUpdateOperators: Record<string, (step: UpdateStep) => void> = {
  $push: (step) => changeArray(step, (array) => push(array, step)),
  $addToSet: (step) => changeArray(step, (array) => addToSet(array, step.argument)),
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
    if (!Array.isArray(argument))
      throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
    shrinkArray(step, (array) => array.filter((element) => !argument.some((value) => equal(value, element))));
  },
};

/** Changes the array at the path, an empty one where there is none. */
function changeArray({ root, path }: UpdateStep, change: (array: unknown[]) => unknown[]): void {
  const place = placeToWrite(root, path);
  place.set(change(place.exists ? needArray(place.value, path, root._id) : []));
}

/** Changes the array at the path; where there is none nothing happens. */
function shrinkArray({ root, path }: UpdateStep, change: (array: unknown[]) => unknown[]): void {
  const place = existingPlace(root, path);
  place?.set(change(needArray(place.value, path, root._id)));
}

function needArray(value: unknown, path: string, id: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(
    `The field '${path}' must be an array but is of type ${typeName(value)} in document {_id: ${show(id)}}`,
  );
}

/** What may stand beside `$each`. */
export const pushModifiers = ['$each', '$position', '$slice', '$sort'];

function push(array: unknown[], { argument }: UpdateStep): unknown[] {
  if (!isDocument(argument) || !('$each' in argument)) return [...array, argument];
  const unknown = Object.keys(argument).find((name) => !pushModifiers.includes(name));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const added = eachOf(argument.$each, '$push');
  let result = insertAt(array, added, argument.$position);
  if (argument.$sort !== undefined) result = sortElements(result, argument.$sort);
  if (argument.$slice !== undefined) {
    const count = wholeNumber(argument.$slice, '$slice');
    result = count < 0 ? result.slice(count) : result.slice(0, count);
  }
  return result;
}

function eachOf(each: unknown, operator: string): unknown[] {
  if (Array.isArray(each)) return each;
  throw badValue(
    `The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`,
  );
}

function insertAt(array: unknown[], added: unknown[], position: unknown): unknown[] {
  if (position === undefined) return [...array, ...added];
  const start = wholeNumber(position, '$position');
  const at = start < 0 ? Math.max(0, array.length + start) : start;
  return [...array.slice(0, at), ...added, ...array.slice(at)];
}

function wholeNumber(value: unknown, name: string): number {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return number;
}

function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (!isDocument(sort)) {
    const direction = wholeNumber(sort, '$sort');
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return [...elements].sort((left, right) => compare(left, right) * direction);
  }
  const order = documentOrder(parseSort(sort));
  const asDocument = (element: unknown) => (isDocument(element) ? element : {});
  return [...elements].sort((left, right) => order(asDocument(left), asDocument(right)));
}

function addToSet(array: unknown[], argument: unknown): unknown[] {
  const added =
    isDocument(argument) && '$each' in argument ? eachOf(argument.$each, '$addToSet') : [argument];
  const result = [...array];
  for (const value of added) {
    if (!result.some((element) => equal(element, value))) result.push(value);
  }
  return result;
}

/** Which elements `$pull` takes: equal ones, or those that meet a condition on the element or on its fields. */
function pullTest(condition: unknown): (element: unknown) => boolean {
  if (isDocument(condition) && !isOperators(condition)) {
    const matches = compileFilter(condition);
    return (element) => isDocument(element) && matches(element);
  }
  const matches = compileField('element', condition, { elementsAsTheyAre: true });
  return (element) => matches({ element });
}
