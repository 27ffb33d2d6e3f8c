import { Timestamp } from 'bson';
import { compare, equal } from '../bson/compare';
import { type BsonDocument, calculate, isDocument, typeName, wholeNumber } from '../bson/types';
import { badValue, CommandError, failedToParse } from '../errors';
import { sliceOf } from '../aggregate/expression';
import { compileElement, compileFilter, isOperators } from '../query/match';
import { parseSort, sortDocuments } from '../query/sort';
import { isPosition, ownField } from '../query/paths';

/** One operator at one concrete path of a mutable document. */
export interface UpdateStep {
  readonly root: BsonDocument;
  readonly path: string;
  readonly argument: unknown;
  /** The time for the whole update. */
  readonly now: Date;
}

/** Computes a new value from the old one. Undefined means that there is none. */
type UpdateOperator = (value: unknown, argument: unknown, step: UpdateStep) => unknown;

/** All supported update operators. The support table and its test read the names. */
export const updateOperators: Record<string, UpdateOperator> = {
  $set: (_value, argument) => argument,
  $setOnInsert: (_value, argument) => argument,
  $unset: () => undefined,
  $inc: (value = 0, argument) => calculate('add', value, argument),
  $mul: (value = 0, argument) => calculate('multiply', value, argument),
  $min: (value, argument) => (value === undefined || compare(argument, value) < 0 ? argument : value),
  $max: (value, argument) => (value === undefined || compare(argument, value) > 0 ? argument : value),
  $rename: (value, argument, { root }) => {
    put(placeToWrite(root, String(argument)), value);
    return undefined;
  },
  $currentDate: (_value, argument, { now }) => {
    const type = isDocument(argument) ? argument.$type : typeof argument;
    if (type === 'timestamp') return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
    if (type === 'date' || type === 'boolean') return now;
    throw badValue("$currentDate makes a 'date' or a 'timestamp'");
  },
  $push: (value = [], argument, step) => pushed(needArray(value, step), argument, step),
  $addToSet: (value = [], argument, step) => {
    const set = [...needArray(value, step)];
    for (const added of isDocument(argument) && '$each' in argument
      ? needArray(argument.$each, step)
      : [argument])
      if (!set.some((element) => equal(element, added))) set.push(added);
    return set;
  },
  $pop: (value, argument, step) => {
    const end = wholeNumber(argument, '$pop');
    if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1');
    return end === 1 ? needArray(value, step).slice(0, -1) : needArray(value, step).slice(1);
  },
  $pull: (value, condition, step) => {
    // Matches equal elements, or a condition on the element or its fields.
    const fields = isDocument(condition) && !isOperators(condition) ? compileFilter(condition) : undefined;
    const pulled = fields
      ? (element: unknown) => isDocument(element) && fields(element)
      : compileElement(condition);
    return needArray(value, step).filter((element) => !pulled(element));
  },
  $pullAll: (value, argument, step) => {
    const pulled = needArray(argument, step);
    return needArray(value, step).filter((element) => !pulled.some((other) => equal(other, element)));
  },
};

/** Operators that change only existing fields. */
const notCreating = ['$unset', '$rename', '$pop', '$pull', '$pullAll'];

/** Runs one step. @throws CommandError for a wrong argument or a document that does not fit */
export function runOperator(name: string, step: UpdateStep): void {
  const place = (notCreating.includes(name) ? existingPlace : placeToWrite)(step.root, step.path);
  if (place) put(place, updateOperators[name]!(place.value, step.argument, step));
  // If there is nothing to change, only the argument is checked.
  else if (name !== '$rename') updateOperators[name]!([], step.argument, step);
}

function needArray(value: unknown, { path }: UpdateStep): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`An array is needed for the field '${path}', not ${typeName(value)}`);
}

/** Arguments that are allowed beside `$each`. */
export const pushModifiers = ['$each', '$position', '$slice', '$sort'];

function pushed(array: unknown[], argument: unknown, step: UpdateStep): unknown[] {
  if (!isDocument(argument) || !('$each' in argument)) return [...array, argument];
  const unknown = Object.keys(argument).find((name) => !pushModifiers.includes(name));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const { $position = array.length, $sort, $slice } = argument;
  const at = wholeNumber($position, '$position');
  const result = [...array.slice(0, at), ...needArray(argument.$each, step), ...array.slice(at)];
  const sorted = $sort === undefined ? result : sortElements(result, $sort);
  return $slice === undefined ? sorted : sliceOf(sorted, $slice);
}

function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (isDocument(sort)) return sortDocuments(elements, parseSort(sort));
  const [field] = parseSort({ element: sort });
  return elements.sort((left, right) => compare(left, right) * field!.direction);
}

/** The end of a path: a field of a document, or an element of an array, that may be changed. */
export interface Place {
  readonly container: BsonDocument | unknown[];
  readonly part: string;
  /** The current value. Undefined if there is none. */
  readonly value: unknown;
}

/** Limits the nulls that fill an array up to a position from a client. */
const mostNulls = 1_500_000;

/** Follows a path and creates missing documents. @throws CommandError PathNotViable where it cannot continue */
export function placeToWrite(root: BsonDocument, path: string): Place {
  let place: Place = { container: root, part: '', value: root };
  for (const part of path.split('.')) {
    const container = place.value === undefined ? {} : place.value;
    if (place.value === undefined) put(place, container);
    const next = within(container, part);
    if (!next) throw new CommandError(28, 'PathNotViable', `Cannot create field '${part}' of '${path}'`);
    place = next;
  }
  return place;
}

/** Follows an existing path. Undefined if it does not exist. */
export function existingPlace(root: BsonDocument, path: string): Place | undefined {
  let place: Place | undefined = { container: root, part: '', value: root };
  for (const part of path.split('.')) place = place && within(place.value, part);
  return place?.value === undefined ? undefined : place;
}

function within(container: unknown, part: string): Place | undefined {
  if (Array.isArray(container) ? !isPosition(part) : !isDocument(container)) return undefined;
  return { container: container as Place['container'], part, value: ownField(container as object, part) };
}

/** Writes the value, padding an array with nulls. Undefined removes a field, or makes an element null. */
export function put({ container, part }: Place, value: unknown): void {
  if (!Array.isArray(container)) {
    if (part === '__proto__') throw badValue('a field may not be named __proto__');
    if (value === undefined) delete container[part];
    else container[part] = value;
    return;
  }
  const missing = Number(part) - container.length;
  if (missing > mostNulls) throw badValue(`can't backfill more than ${mostNulls} elements`);
  for (let count = 0; count < missing; count += 1) container.push(null);
  container[Number(part)] = value ?? null;
}
