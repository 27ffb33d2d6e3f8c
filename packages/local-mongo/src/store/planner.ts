import { afterAll, encodeKey, typeKey } from '../bson/key';
import { type BsonDocument, isDecimal, isDocument, isRegExp, typeOrder, TypeOrder } from '../bson/types';
import { badValue } from '../errors';
import { isOperators } from '../query/equality';
import { compileField } from '../query/match';
import { literalPrefix } from '../query/regular-expression';
import type { SortField } from '../query/sort';
import type { Collection } from './collection';
import type { CollectionIndex } from './collection-index';

/** A part of an index to go through: keys from `low` to before `high`; `exact` is one single key. */
export interface KeyRange {
  readonly low: string;
  readonly high: string;
  readonly exact: boolean;
}

/** How to find the documents of a query; without an index all of them are looked at. */
export interface Plan {
  readonly index: CollectionIndex | undefined;
  readonly ranges: readonly KeyRange[];
  /** Whether the index yields the documents in the order of the sort, and in which direction. */
  readonly sorted: 'ascending' | 'descending' | undefined;
}

/** What a filter demands of one field, as far as an index can use it. */
interface Bounds {
  equals?: unknown[];
  low?: unknown;
  /** Whether the bound itself is left out. */
  lowOpen?: boolean;
  high?: unknown;
  highOpen?: boolean;
  prefix?: string;
}

const mostValues = 2000;
const collectionScan: Plan = { index: undefined, ranges: [], sorted: undefined };

/**
 * Chooses the index that narrows a query most. What it yields is a superset: the caller still applies the filter.
 * @param hint an index's name or key, which must exist, or `{$natural: 1}`
 * @throws CommandError BadValue for a hint that names no index
 */
export function choosePlan(
  collection: Collection,
  filter: BsonDocument,
  sort: readonly SortField[],
  hint?: unknown,
): Plan {
  const bounds = boundsOf(filter);
  if (isDocument(hint) && '$natural' in hint) return collectionScan;
  const hinted = hint === undefined ? undefined : hintedIndex(collection, hint);
  let best = { plan: hinted ? fullScan(hinted, sort) : collectionScan, score: 0 };
  for (const index of hinted ? [hinted] : collection.indexes.values()) {
    const candidate = planFor(index, filter, bounds, sort);
    if (candidate && candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

function hintedIndex(collection: Collection, hint: unknown): CollectionIndex {
  const index = [...collection.indexes.values()].find(({ specification }) =>
    typeof hint === 'string' ? specification.name === hint : sameKey(specification.key, hint),
  );
  if (!index)
    throw badValue(
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    );
  return index;
}

const sameKey = (key: object, hint: unknown): boolean =>
  isDocument(hint) &&
  JSON.stringify(Object.entries(key).map(plainEntry)) ===
    JSON.stringify(Object.entries(hint).map(plainEntry));
const plainEntry = ([field, direction]: [string, unknown]) => [field, Number(direction)];

function planFor(
  index: CollectionIndex,
  filter: BsonDocument,
  bounds: ReadonlyMap<string, Bounds>,
  sort: readonly SortField[],
): { plan: Plan; score: number } | undefined {
  if (!includesAll(index, filter, bounds)) return undefined;
  let prefixes = [''];
  let used = 0;
  while (used < index.fields.length) {
    const values = bounds.get(index.fields[used]!)?.equals;
    if (!values || prefixes.length * values.length > mostValues || sharesArray(index, used)) break;
    prefixes = prefixes.flatMap((prefix) => values.map((value) => prefix + encodeKey(value)));
    used += 1;
  }
  const complete = used === index.fields.length;
  const next = complete || sharesArray(index, used) ? undefined : bounds.get(index.fields[used]!);
  const narrowed = next && hasRange(next);
  const ranges = prefixes.map((prefix): KeyRange => {
    if (complete) return { low: prefix, high: prefix, exact: true };
    return narrowed
      ? rangeWithin(prefix, next, index.throughArray.has(used))
      : { low: prefix, high: prefix + afterAll, exact: false };
  });
  const single = prefixes.length === 1;
  const sorted = single ? sortedBy(index, used, sort) : undefined;
  const score =
    used * 4 +
    (complete && index.unique ? 100 : 0) +
    (narrowed ? 2 : 0) +
    (sorted ? 1 : 0) -
    (single ? 0 : 1);
  return score > 0 ? { plan: { index, ranges, sorted }, score } : undefined;
}

function fullScan(index: CollectionIndex, sort: readonly SortField[]): Plan {
  return { index, ranges: [{ low: '', high: afterAll, exact: false }], sorted: sortedBy(index, 0, sort) };
}

/** Two fields below one array: a document may meet the bounds in different elements, so only the first is used. */
const sharesArray = (index: CollectionIndex, field: number): boolean =>
  index.throughArray.has(field) && [...index.throughArray].some((other) => other < field);

/** A partial or sparse index serves only a query that cannot want a document it leaves out. */
function includesAll(
  index: CollectionIndex,
  filter: BsonDocument,
  bounds: ReadonlyMap<string, Bounds>,
): boolean {
  const { partialFilterExpression } = index.specification;
  if (index.sparse && !index.fields.some((field) => excludesMissing(bounds.get(field)))) return false;
  if (!isDocument(partialFilterExpression)) return true;
  return Object.entries(partialFilterExpression).every(([path, condition]) => {
    const demanded = bounds.get(path);
    if (demanded?.equals) {
      const covers = compileField('value', condition, {});
      return demanded.equals.every((value) => covers({ value }));
    }
    if (demanded && isOperators(condition) && narrower(demanded, condition)) return true;
    const onlyExists =
      isOperators(condition) && Object.keys(condition).join() === '$exists' && condition.$exists === true;
    return (onlyExists && excludesMissing(demanded)) || sameCondition(filter[path], condition);
  });
}

/** A query from 5 on is served by an index of everything above 3. */
function narrower({ low, high }: Bounds, condition: BsonDocument): boolean {
  const [[operator, limit] = [], ...others] = Object.entries(condition);
  const bound =
    operator === '$gt' || operator === '$gte'
      ? low
      : operator === '$lt' || operator === '$lte'
        ? high
        : undefined;
  if (bound === undefined || others.length > 0 || typeOrder(bound) !== typeOrder(limit)) return false;
  return compileField('value', condition, {})({ value: bound });
}

const excludesMissing = (bounds: Bounds | undefined): boolean =>
  !!bounds && (bounds.equals ? !bounds.equals.includes(null) : hasRange(bounds));

const sameCondition = (left: unknown, right: unknown): boolean =>
  left !== undefined && encodeKey(left) === encodeKey(right);

/** Whether the index, after its first `used` fields are fixed, yields the order of the sort. */
function sortedBy(index: CollectionIndex, used: number, sort: readonly SortField[]): Plan['sorted'] {
  if (sort.length === 0 || index.throughArray.size > 0) return undefined;
  const fixed = index.fields.slice(0, used);
  const wanted = sort.filter(({ path }) => !fixed.includes(path));
  // The tree keeps all keys ascending, whatever directions the index was declared with.
  const directions = new Set(wanted.map(({ direction }) => direction));
  const fits =
    wanted.every(({ path }, position) => path === index.fields[used + position]) && directions.size <= 1;
  if (!fits) return undefined;
  return wanted[0]?.direction === -1 ? 'descending' : 'ascending';
}

const hasRange = (bounds: Bounds): boolean =>
  bounds.low !== undefined || bounds.high !== undefined || bounds.prefix !== undefined;

function rangeWithin(prefix: string, bounds: Bounds, throughArray: boolean): KeyRange {
  const { low, lowOpen, high, highOpen, prefix: text } = bounds;
  if (text !== undefined) {
    const start = prefix + encodeKey(text).slice(0, -1);
    return { low: start, high: start + afterAll, exact: false };
  }
  const type = typeKey(low ?? high);
  // With arrays one element may meet the lower bound and another the upper: only one of them narrows.
  const upper = high !== undefined && !(throughArray && low !== undefined);
  return {
    low: prefix + (low === undefined ? type : encodeKey(low) + (lowOpen ? afterAll : '')),
    high: prefix + (upper ? encodeKey(high) + (highOpen ? '' : afterAll) : type + afterAll),
    exact: false,
  };
}

function boundsOf(filter: BsonDocument): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  const collect = (conditions: BsonDocument): void => {
    for (const [path, condition] of Object.entries(conditions)) {
      if (path === '$and' && Array.isArray(condition)) condition.filter(isDocument).forEach(collect);
      else if (!path.startsWith('$') && !bounds.has(path)) {
        const found = fieldBounds(condition);
        if (found) bounds.set(path, found);
      }
    }
  };
  collect(filter);
  return bounds;
}

function fieldBounds(condition: unknown): Bounds | undefined {
  if (!isOperators(condition))
    return isRegExp(condition) ? prefixBounds(condition) : equalBounds([condition]);
  if ('$eq' in condition) return equalBounds([condition.$eq]);
  if (Array.isArray(condition.$in)) return equalBounds(condition.$in);
  if (isRegExp(condition.$regex) && !('$options' in condition)) return prefixBounds(condition.$regex);
  const low = condition.$gte ?? condition.$gt;
  const high = condition.$lte ?? condition.$lt;
  const limits = [low, high].filter((limit) => limit !== undefined && limit !== null);
  if (limits.length === 0 || !limits.every(isIndexable)) return undefined;
  if (limits.length === 2 && typeOrder(low) !== typeOrder(high)) return undefined;
  const lowOpen = !('$gte' in condition);
  const highOpen = !('$lte' in condition);
  return { low: low ?? undefined, lowOpen, high: high ?? undefined, highOpen };
}

const equalBounds = (values: unknown[]): Bounds | undefined =>
  values.length > 0 && values.length <= mostValues && values.every(hasOneKey)
    ? { equals: distinct(values) }
    : undefined;

/** An array is held under its elements' keys, and a regular expression means many values. */
const hasOneKey = (value: unknown): boolean => !Array.isArray(value) && !isDecimal(value) && !isRegExp(value);

function distinct(values: unknown[]): unknown[] {
  return values.length === 1
    ? values
    : [...new Map(values.map((value) => [encodeKey(value), value])).values()];
}

const isIndexable = (value: unknown): boolean => hasOneKey(value) && typeOrder(value) !== TypeOrder.Object;

function prefixBounds(expression: Parameters<typeof literalPrefix>[0]): Bounds | undefined {
  const prefix = literalPrefix(expression);
  return prefix === undefined ? undefined : { prefix };
}
