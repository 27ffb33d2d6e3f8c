import { type BsonDocument, isDocument, toNumber } from '../bson/types';
import { timeLimitExceeded } from '../errors';
import type { Predicate } from '../query/match';
import { parseSort, sortDocuments } from '../query/sort';
import type { Collection } from './collection';
import { choosePlan, collectionScan, type Plan } from './planner';
import { type StoredRecord, type Transaction, visibleDocument } from './transaction';

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
  readonly transaction?: Transaction;
  /** When the command's time is over, in milliseconds since 1970. */
  readonly deadline?: number;
}

/** A document as the query sees it, with the record that a write changes. */
export interface Match {
  readonly record: StoredRecord;
  readonly document: BsonDocument;
}

/** What a query found, in the order asked for, and what it cost. */
export interface QueryResult {
  matches: Match[];
  readonly plan: Plan;
  keysExamined: number;
  documentsExamined: number;
}

/** Finds the documents of a query through the best index. @throws CommandError MaxTimeMSExpired */
export function runQuery(query: Query): QueryResult {
  const { collection, filter, skip = 0, limit, transaction, deadline } = query;
  const natural = isDocument(query.sort) ? query.sort.$natural : undefined;
  const sort = natural === undefined ? parseSort(query.sort ?? {}) : [];
  const plan =
    collection && natural === undefined ? choosePlan(collection, filter, sort, query.hint) : collectionScan;
  const backwards = natural !== undefined && toNumber(natural) < 0;
  const ordered = plan.sorted !== undefined || (sort.length === 0 && !backwards);
  const wanted = limit ? skip + limit : Infinity;
  const result: QueryResult = { matches: [], plan, keysExamined: 0, documentsExamined: 0 };
  for (const record of candidatesOf(query, result)) {
    result.documentsExamined += 1;
    if (deadline && (result.documentsExamined & 1023) === 0 && Date.now() > deadline)
      throw timeLimitExceeded();
    const document = visibleDocument(record, transaction);
    if (!document || !query.matches(document)) continue;
    result.matches.push({ record, document });
    if (ordered && result.matches.length >= wanted) break;
  }
  if (backwards) result.matches.reverse();
  else if (!ordered) {
    const byDocument = new Map(result.matches.map((match) => [match.document, match]));
    result.matches = sortDocuments([...byDocument.keys()], sort).map((document) => byDocument.get(document)!);
  }
  result.matches = result.matches.slice(skip, wanted);
  return result;
}

function* candidatesOf({ collection, transaction }: Query, result: QueryResult): Generator<StoredRecord> {
  const { scans, sorted } = result.plan;
  if (scans.length === 0) yield* collection?.records ?? [];
  const seen = new Set<StoredRecord>();
  for (const { index, ranges } of scans) {
    for (const [low, high] of ranges) {
      const exact = low === high ? index.at(low).map((record) => ({ key: low, record })) : undefined;
      for (const { key, record } of exact ?? index.range(low, high, sorted === 'descending')) {
        result.keysExamined += 1;
        if (seen.has(record)) continue;
        // In a sorted scan a record counts where the version that is seen stands, not where another one does.
        const document = sorted && visibleDocument(record, transaction);
        if (sorted && !(document && index.documentKeys(document).keys.includes(key))) continue;
        seen.add(record);
        yield record;
      }
    }
  }
}
