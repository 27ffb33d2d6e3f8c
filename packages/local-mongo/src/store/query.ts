import { type BsonDocument, isDocument, toNumber } from '../bson/types';
import { timeLimitExceeded } from '../errors';
import type { Predicate } from '../query/match';
import { parseSort, sortDocuments } from '../query/sort';
import type { Collection } from './collection';
import { choosePlan, collectionScan, type Plan } from './planner';

/** What to find, and where. */
export interface Query {
  readonly collection: Collection | undefined;
  readonly filter: BsonDocument;
  /** The compiled filter. */
  readonly matches: Predicate;
  readonly sort?: unknown;
  readonly skip?: number;
  /** No limit when missing or 0. */
  readonly limit?: number;
  readonly hint?: unknown;
  /** When the command's time is over, in milliseconds since 1970. */
  readonly deadline?: number;
}

/** What a query found, in the order asked for, and what it cost. */
export interface QueryResult {
  documents: BsonDocument[];
  readonly plan: Plan;
  keysExamined: number;
  documentsExamined: number;
}

/** Finds the documents of a query through the best index. @throws CommandError MaxTimeMSExpired */
export function runQuery(query: Query): QueryResult {
  const { collection, filter, skip = 0, limit, deadline } = query;
  const natural = isDocument(query.sort) ? query.sort.$natural : undefined;
  const sort = natural === undefined ? parseSort(query.sort ?? {}) : [];
  const plan =
    collection && natural === undefined ? choosePlan(collection, filter, sort, query.hint) : collectionScan;
  const backwards = natural !== undefined && toNumber(natural) < 0;
  const ordered = plan.sorted !== undefined || (sort.length === 0 && !backwards);
  const wanted = limit ? skip + limit : Infinity;
  const result: QueryResult = { documents: [], plan, keysExamined: 0, documentsExamined: 0 };
  for (const document of candidatesOf(collection, result)) {
    result.documentsExamined += 1;
    if (deadline && (result.documentsExamined & 1023) === 0 && Date.now() > deadline)
      throw timeLimitExceeded();
    if (query.matches(document)) result.documents.push(document);
    if (ordered && result.documents.length >= wanted) break;
  }
  if (backwards) result.documents.reverse();
  else if (!ordered) result.documents = sortDocuments(result.documents, sort);
  result.documents = result.documents.slice(skip, wanted);
  return result;
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
