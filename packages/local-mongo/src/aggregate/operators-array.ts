import { equal } from '../bson/compare';
import { encodeKey } from '../bson/key';
import { type BsonDocument, isDocument, toNumber, typeName } from '../bson/types';
import { located } from '../errors';
import { ownField } from '../query/paths';
import { checkNames, isNothing, isTrue, type Operator, withArguments, withValues } from './operator';

/** Arrays, sets and documents as lists of fields. */
export const arrayOperators: Record<string, Operator> = {
  $arrayElemAt: withValues(2, ([list, position], name) =>
    elementAt(needArray(list, name), toNumber(position)),
  ),
  $first: withValues(1, ([list], name) => elementAt(needArray(list, name), 0)),
  $last: withValues(1, ([list], name) => elementAt(needArray(list, name), -1)),
  $size: withArguments(1, ([list]) => {
    if (Array.isArray(list)) return list.length;
    throw located(17124, `The argument to $size must be an array, but was of type: ${typeName(list)}`);
  }),
  $isArray: withArguments(1, ([value]) => Array.isArray(value)),
  $in: withArguments(2, ([value, list]) => {
    if (Array.isArray(list)) return list.some((element) => equal(element, value));
    throw located(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
  }),
  $indexOfArray: withArguments([2, 4], ([list, value, start, end], name) => {
    if (isNothing(list)) return null;
    const from = isNothing(start) ? 0 : toNumber(start);
    const to = isNothing(end) ? Infinity : toNumber(end);
    return needArray(list, name).findIndex(
      (element, index) => index >= from && index < to && equal(element, value),
    );
  }),
  $concatArrays: withValues([0, Infinity], (lists, name) => lists.flatMap((list) => needArray(list, name))),
  $reverseArray: withValues(1, ([list], name) => [...needArray(list, name)].reverse()),
  $slice: withValues([2, 3], ([list, start, count], name) =>
    slice(needArray(list, name), toNumber(start), count),
  ),
  $range: withArguments([2, 3], ([start, end, step = 1]) =>
    range(toNumber(start), toNumber(end), toNumber(step)),
  ),
  $filter: (argument, compile, name) => {
    const fields = checkNames(argument, name, { required: ['input', 'cond'], optional: ['as', 'limit'] });
    const [input, condition, limit] = [compile(fields.input), compile(fields.cond), compile(fields.limit)];
    const variable = String(fields.as ?? 'this');
    return (scope) => {
      const list = input(scope);
      if (isNothing(list)) return null;
      const matching = needArray(list, name).filter((element) =>
        isTrue(condition({ ...scope, variables: { ...scope.variables, [variable]: element } })),
      );
      const most = limit(scope);
      return isNothing(most) ? matching : matching.slice(0, toNumber(most));
    };
  },
  $map: (argument, compile, name) => {
    const fields = checkNames(argument, name, { required: ['input', 'in'], optional: ['as'] });
    const [input, inner] = [compile(fields.input), compile(fields.in)];
    const variable = String(fields.as ?? 'this');
    return (scope) => {
      const list = input(scope);
      if (isNothing(list)) return null;
      return needArray(list, name).map(
        (element) => inner({ ...scope, variables: { ...scope.variables, [variable]: element } }) ?? null,
      );
    };
  },
  $reduce: (argument, compile, name) => {
    const fields = checkNames(argument, name, { required: ['input', 'initialValue', 'in'] });
    const [input, initial, inner] = [compile(fields.input), compile(fields.initialValue), compile(fields.in)];
    return (scope) => {
      const list = input(scope);
      if (isNothing(list)) return null;
      return needArray(list, name).reduce(
        (value, element) => inner({ ...scope, variables: { ...scope.variables, value, this: element } }),
        initial(scope),
      );
    };
  },
  $setUnion: withValues([0, Infinity], (lists, name) => [
    ...asSet(lists.flatMap((list) => needArray(list, name))).values(),
  ]),
  $setIntersection: withValues([0, Infinity], (lists, name) => {
    const [first = new Map<string, unknown>(), ...others] = lists.map((list) => asSet(needArray(list, name)));
    return [...first].filter(([key]) => others.every((other) => other.has(key))).map(([, value]) => value);
  }),
  $setDifference: withValues(2, ([left, right], name) => {
    const without = asSet(needArray(right, name));
    return [...asSet(needArray(left, name))].filter(([key]) => !without.has(key)).map(([, value]) => value);
  }),
  $setIsSubset: withArguments(2, ([left, right], name) =>
    isSubset(needArray(left, name), needArray(right, name)),
  ),
  $setEquals: withArguments([2, Infinity], ([first, ...others], name) =>
    others.every(
      (other) =>
        isSubset(needArray(first, name), needArray(other, name)) &&
        isSubset(needArray(other, name), needArray(first, name)),
    ),
  ),
  $anyElementTrue: withArguments(1, ([list], name) => needArray(list, name).some(isTrue)),
  $allElementsTrue: withArguments(1, ([list], name) => needArray(list, name).every(isTrue)),
  $mergeObjects: withArguments([0, Infinity], (documents) => mergeDocuments(documents.flat())),
  $objectToArray: withValues(1, ([document]) => {
    if (!isDocument(document))
      throw located(40390, `$objectToArray requires a document input, found: ${typeName(document)}`);
    return Object.entries(document).map(([k, v]) => ({ k, v }));
  }),
  $getField: (argument, compile) => {
    const { field, input } =
      isDocument(argument) && 'field' in argument ? argument : { field: argument, input: '$$ROOT' };
    const [name, document] = [compile(literalField(field)), compile(input ?? '$$ROOT')];
    return (scope) => {
      const value = document(scope);
      return isDocument(value) ? ownField(value, String(name(scope))) : undefined;
    };
  },
  $setField: (argument, compile, name) => {
    const fields = checkNames(argument, name, { required: ['field', 'input', 'value'] });
    const [field, input, value] = [
      compile(literalField(fields.field)),
      compile(fields.input),
      compile(fields.value),
    ];
    return (scope) => {
      const document = input(scope);
      if (isNothing(document)) return null;
      const changed = { ...mergeDocuments([document]), [String(field(scope))]: value(scope) };
      return Object.fromEntries(Object.entries(changed).filter(([, content]) => content !== undefined));
    };
  },
  $arrayToObject: withValues(1, ([list], name) => Object.fromEntries(needArray(list, name).map(pairOf))),
};

/** The name of a field is meant as it stands, also with a dollar or dots in it. */
const literalField = (field: unknown): unknown => (typeof field === 'string' ? { $literal: field } : field);

/** The documents' fields in one document, later ones winning; null and missing do not count. */
export function mergeDocuments(documents: readonly unknown[]): BsonDocument {
  const merged: BsonDocument = {};
  for (const document of documents) {
    if (isNothing(document)) continue;
    if (!isDocument(document))
      throw located(
        40400,
        `$mergeObjects requires object inputs, but input is of type ${typeName(document)}`,
      );
    Object.assign(merged, document);
  }
  return merged;
}

function needArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw located(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
}

const elementAt = (list: unknown[], position: number): unknown => list.at(Math.trunc(position));

function slice(list: unknown[], start: number, count: unknown): unknown[] {
  if (count === undefined) return start < 0 ? list.slice(start) : list.slice(0, start);
  const most = toNumber(count);
  if (most <= 0) throw located(28729, 'Third argument to $slice must be positive');
  const from = start < 0 ? Math.max(0, list.length + start) : start;
  return list.slice(from, from + most);
}

function range(start: number, end: number, step: number): number[] {
  if (step === 0) throw located(34449, '$range requires a non-zero step value');
  const length = Math.max(0, Math.ceil((end - start) / step));
  return Array.from({ length }, (_, index) => start + index * step);
}

/** Distinct values by their key, first one kept. */
function asSet(list: readonly unknown[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const value of list) {
    const key = encodeKey(value);
    if (!values.has(key)) values.set(key, value);
  }
  return values;
}

const isSubset = (left: unknown[], right: unknown[]): boolean =>
  left.every((value) => right.some((candidate) => equal(candidate, value)));

function pairOf(entry: unknown): [string, unknown] {
  const [name, value]: unknown[] = Array.isArray(entry) ? entry : isDocument(entry) ? [entry.k, entry.v] : [];
  // No BSON document can hold a name with a zero in it.
  if (typeof name === 'string' && !name.includes('\0') && name !== '__proto__') return [name, value];
  throw located(40392, `$arrayToObject requires pairs or documents with k and v, found: ${typeName(entry)}`);
}
