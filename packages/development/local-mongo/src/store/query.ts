import type { BSONRegExp } from 'bson';
import { afterAll, encodeKey, typeKey } from '../bson/compare';
import { type BsonDocument, isDecimal, isDocument, isRegExp, toNumber, typeOrder } from '../bson/types';
import { badValue, checkTime } from '../errors';
import { compileField, isOperators, literalPrefix, type Predicate } from '../query/match';
import { parseSort, sortDocuments, type SortField } from '../query/sort';
import type { Collection, CollectionIndex } from './collection';

/** What to find, and where. */
export interface Query {
  readonly collection: Collection | undefined;
  readonly filter: BsonDocument;
  readonly matches: Predicate;
  readonly sort?: unknown;
  readonly skip?: number;
  /** The limit. None if missing or 0. */
  readonly limit?: number;
  readonly hint?: unknown;
  /** The command's deadline, in milliseconds since 1970. */
  readonly deadline?: number;
}

/** The documents found, in the requested order, and the cost. */
export interface QueryResult {
  documents: readonly BsonDocument[];
  readonly plan: Plan;
  /** Whether the documents had to be sorted in memory. */
  readonly isSorted?: boolean;
  keysExamined: number;
  documentsExamined: number;
}

/** Counts the documents of a query, from the keys alone if the index covers the filter. */
export function countQuery(query: Query): number {
  const { collection, filter, skip = 0, limit, hint } = query;
  const within = (found: number) => Math.max(0, Math.min(found, limit ? skip + limit : Infinity) - skip);
  // The index of ids has exactly one key per document.
  if (collection && hint === undefined && Object.keys(filter).length === 0)
    return within(collection.documents.size);
  const { scans, isExact } = collection ? choosePlan(collection, filter, [], hint) : collectionScan;
  if (!isExact) return runQuery(query).documents.length;
  const keys = scans.flatMap(({ index, ranges }) => ranges.map(([low, high]) => index.count(low, high)));
  return within(keys.reduce((sum, count) => sum + count, 0));
}

/** Finds the documents of a query through the best index. @throws CommandError MaxTimeMSExpired */
export function runQuery(query: Query): QueryResult {
  const { collection, filter, skip = 0, limit } = query;
  const natural = isDocument(query.sort) ? query.sort.$natural : undefined;
  const sort = natural === undefined ? parseSort(query.sort ?? {}) : [];
  const plan =
    collection && natural === undefined ? choosePlan(collection, filter, sort, query.hint) : collectionScan;
  const backwards = natural !== undefined && toNumber(natural) < 0;
  const ordered = plan.sorted !== undefined || (sort.length === 0 && !backwards);
  const wanted = limit ? skip + limit : Infinity;
  const result = { ...nothing, plan, isSorted: !ordered && sort.length > 0 };
  const found: BsonDocument[] = [];
  for (const document of candidatesOf(collection, result)) {
    result.documentsExamined += 1;
    if ((result.documentsExamined & 1023) === 0) checkTime(query);
    if (plan.isExact || query.matches(document)) found.push(document);
    if (ordered && found.length >= wanted) break;
  }
  const sorted = backwards ? found.reverse() : ordered ? found : sortDocuments(found, sort);
  return { ...result, documents: sorted.slice(skip, wanted) };
}

function* candidatesOf(collection: Collection | undefined, result: QueryResult): Generator<BsonDocument> {
  const { scans, sorted } = result.plan;
  if (scans.length === 0) yield* collection?.documents.values() ?? [];
  const seen = new Set<number>();
  for (const { index, ranges } of scans) {
    for (const [low, high] of ranges) {
      for (const number of index.range(low, high, sorted === 'descending')) {
        result.keysExamined += 1;
        if (seen.has(number)) continue;
        seen.add(number);
        yield collection!.documents.get(number)!;
      }
    }
  }
}

type KeyRange = readonly [low: string, high: string];

interface IndexScan {
  readonly index: CollectionIndex;
  readonly ranges: readonly KeyRange[];
}

/** A query plan. Without an index scan, all documents are examined. */
interface Plan {
  /** There is more than one for the branches of an `$or`. */
  readonly scans: readonly IndexScan[];
  /** Whether the index yields the sort's order, and in which direction. */
  readonly sorted?: 'ascending' | 'descending';
  /** Whether the index yields exactly the matching documents, each once. */
  readonly isExact?: boolean;
}

/** The bounds of a filter on one field: some values, a range of one type, or a text prefix. */
interface Bounds {
  readonly equals?: readonly unknown[];
  readonly low?: unknown;
  readonly high?: unknown;
  /** Whether the bounds themselves are excluded. */
  readonly open?: readonly [low: boolean, high: boolean];
  readonly prefix?: string;
}

type Demands = ReadonlyMap<string, Bounds>;
type Sort = readonly SortField[];

const mostValues = 2000;
const collectionScan: Plan = { scans: [] };

/** The result if nothing is examined. */
export const nothing: QueryResult = {
  documents: [],
  plan: collectionScan,
  keysExamined: 0,
  documentsExamined: 0,
};

/** Selects the most selective index, which yields a superset of the matching documents. */
function choosePlan(collection: Collection, filter: BsonDocument, sort: Sort, hint?: unknown): Plan {
  if (isDocument(hint) && '$natural' in hint) return collectionScan;
  const demands = demandsOf(filter);
  if (hint !== undefined) {
    const index = collection.findIndex(hint);
    if (!index) throw badValue('hint provided does not correspond to an existing index');
    return planFor(index, filter, demands, sort)?.plan ?? { scans: [{ index, ranges: [['', afterAll]] }] };
  }
  let best = { plan: collectionScan, score: 0 };
  for (const index of collection.indexes.values()) {
    const candidate = planFor(index, filter, demands, sort);
    if (candidate && candidate.score > best.score) best = candidate;
  }
  // An index that only sorts is not selective. The branches of an `$or` are selective if each has an index.
  const branches = best.score < 2 && Array.isArray(filter.$or) ? filter.$or.filter(isDocument) : [];
  const scans = branches.map((branch) => choosePlan(collection, branch, []).scans);
  return scans.length > 0 && scans.every(({ length }) => length > 0) ? { scans: scans.flat() } : best.plan;
}

function planFor(index: CollectionIndex, filter: BsonDocument, demands: Demands, sort: Sort) {
  if (!includesAll(index, filter, demands)) return undefined;
  let starts = [''];
  let used = 0;
  for (const field of index.fields) {
    const values = demands.get(field)?.equals;
    if (!values || starts.length * values.length > mostValues) break;
    const keys = [...new Set(values.map(encodeKey))];
    starts = starts.flatMap((start) => keys.map((key) => start + key));
    used += 1;
  }
  const complete = used === index.fields.length;
  const next = complete ? undefined : demands.get(index.fields[used]!);
  const narrowed = next && !next.equals ? true : undefined;
  const single = starts.length === 1;
  const sorted = single ? sortedBy(index, used, sort) : undefined;
  const whole = complete && index.unique ? 100 : 0;
  const isNarrower = narrowed ?? (used === 0 && index.specification.partialFilterExpression !== undefined);
  const score = whole + used * 4 + (isNarrower ? 2 : 0) + (sorted ? 1 : 0) - (single ? 0 : 1);
  const rangeOf = (start: string): KeyRange =>
    narrowed && next ? rangeWithin(start, next, index.throughArray.has(used)) : [start, start + afterAll];
  const isExact = saysAll(index, index.fields.slice(0, used), filter);
  const plan: Plan = { scans: [{ index, ranges: starts.map(rangeOf) }], sorted, isExact };
  return score > 0 ? { plan, score } : undefined;
}

/** A partial or sparse index is usable only if the query cannot match an excluded document. */
function includesAll(index: CollectionIndex, filter: BsonDocument, demands: Demands): boolean {
  const present = (field: string): boolean => {
    const bounds = demands.get(field);
    return bounds !== undefined && !bounds.equals?.includes(null);
  };
  if (index.sparse && !index.fields.some(present)) return false;
  const partial = index.specification.partialFilterExpression ?? {};
  return Object.entries(partial).every(([path, condition]) => {
    const same = filter[path] !== undefined && encodeKey(filter[path]) === encodeKey(condition);
    return same || (present(path) && implies(demands.get(path)!, condition));
  });
}

/** Whether an index with fixed values for its first fields yields exactly the matching documents. */
function saysAll({ throughArray, specification }: CollectionIndex, fixed: string[], filter: BsonDocument) {
  const held = (specification.partialFilterExpression ?? {}) as BsonDocument;
  return (
    throughArray.size === 0 &&
    Object.entries(filter).every(([path, condition]) => {
      if (!fixed.includes(path)) return path in held && encodeKey(held[path]) === encodeKey(condition);
      return (
        !isOperators(condition) || (Object.keys(condition).length === 1 && !!boundsOf(condition)?.equals)
      );
    })
  );
}

/** Whether every value within the bounds satisfies a condition. For example, all from 5 are above 3. */
function implies({ equals, low, high }: Bounds, condition: unknown): boolean {
  const covers = compileField('value', condition, {});
  if (equals) return equals.every((value) => covers({ value }));
  const [[operator = '', limit] = [], ...others] = isOperators(condition) ? Object.entries(condition) : [];
  if (others.length > 0 || operator === '$exists') return others.length === 0 && limit === true;
  const bound = { $gt: low, $gte: low, $lt: high, $lte: high }[operator];
  return bound !== undefined && typeOrder(bound) === typeOrder(limit) && covers({ value: bound });
}

/** Whether the index yields the sort's order after its first `used` fields are fixed. */
function sortedBy(index: CollectionIndex, used: number, sort: Sort): Plan['sorted'] {
  if (sort.length === 0 || index.throughArray.size > 0) return undefined;
  const [fixed, free] = [index.fields.slice(0, used), index.fields.slice(used)];
  const wanted = sort.filter(({ path }) => !fixed.includes(path));
  const direction = wanted[0]?.direction;
  // The tree stores all keys ascending, whatever the declared directions.
  if (wanted.some((field, index) => field.path !== free[index] || field.direction !== direction))
    return undefined;
  return direction === -1 ? 'descending' : 'ascending';
}

function rangeWithin(start: string, bounds: Bounds, throughArray: boolean): KeyRange {
  const { low, high, open = [false, false], prefix } = bounds;
  if (prefix !== undefined) {
    const text = start + encodeKey(prefix).slice(0, -1);
    return [text, text + afterAll];
  }
  const type = typeKey(low ?? high);
  // With arrays, different elements may meet the lower and the upper bound, so only one bound is usable.
  const upper = high !== undefined && !(throughArray && low !== undefined);
  const from = low === undefined ? type : encodeKey(low) + (open[0] ? afterAll : '');
  const to = upper ? encodeKey(high) + (open[1] ? '' : afterAll) : type + afterAll;
  return [start + from, start + to];
}

function demandsOf(filter: BsonDocument, demands = new Map<string, Bounds>()): Demands {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition))
      for (const part of condition.filter(isDocument)) demandsOf(part, demands);
    const bounds = path.startsWith('$') || demands.has(path) ? undefined : boundsOf(condition);
    if (bounds) demands.set(path, bounds);
  }
  return demands;
}

function boundsOf(condition: unknown): Bounds | undefined {
  if (isRegExp(condition)) return prefixBounds(condition);
  if (!isOperators(condition)) return equalBounds([condition]);
  const { $eq, $in, $regex, $options, $gt, $gte = $gt, $lt, $lte = $lt } = condition;
  if ($eq !== undefined || Array.isArray($in))
    return equalBounds($eq === undefined ? ($in as unknown[]) : [$eq]);
  if (isRegExp($regex) && $options === undefined) return prefixBounds($regex);
  const [low, high] = [$gte ?? undefined, $lte ?? undefined];
  const limits = [low, high].filter((limit) => limit !== undefined);
  const usable = limits.every((limit) => hasOneKey(limit) && !isDocument(limit));
  if (limits.length === 0 || !usable || typeOrder(limits[0]) !== typeOrder(limits.at(-1))) return undefined;
  return { low, high, open: [!('$gte' in condition), !('$lte' in condition)] };
}

const equalBounds = (values: readonly unknown[]): Bounds | undefined =>
  values.length <= mostValues && values.every(hasOneKey) ? { equals: values } : undefined;

/** An array is indexed by its elements, and a regular expression matches many values. */
const hasOneKey = (value: unknown): boolean => !Array.isArray(value) && !isDecimal(value) && !isRegExp(value);

function prefixBounds(expression: BSONRegExp): Bounds | undefined {
  const prefix = literalPrefix(expression);
  return prefix === undefined ? undefined : { prefix };
}
