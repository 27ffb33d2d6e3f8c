import { type BsonDocument, isDocument, toNumber } from '../bson/types';
import type { Predicate } from '../query/match';
import { parseSort, sortDocuments, type SortField } from '../query/sort';
import type { Collection } from './collection';
import { choosePlan, type Plan } from './planner';
import { type StoredRecord, visibleDocument } from './record';
import type { Transaction } from './transaction';

/** What to find, and where. */
export interface Query {
  readonly collection: Collection | undefined;
  readonly filter: BsonDocument;
  readonly matches: Predicate;
  readonly sort?: unknown;
  readonly skip?: number;
  /** No limit when missing or 0. */
  readonly limit?: number;
  readonly hint?: unknown;
  readonly transaction?: Transaction;
  /** @throws CommandError when the command's time is over */
  checkTime(): void;
}

/** What a query cost. */
export interface QueryStatistics {
  plan: Plan;
  keysExamined: number;
  documentsExamined: number;
}

/** A document as the query sees it, with the record that a write changes. */
export interface Match {
  readonly record: StoredRecord;
  readonly document: BsonDocument;
}

/**
 * Finds the documents of a query through the best index.
 * @returns them in the order asked for, with what it cost
 */
export function runQuery(query: Query): { matches: Match[]; statistics: QueryStatistics } {
  const natural = isDocument(query.sort) ? query.sort.$natural : undefined;
  const sort = natural === undefined ? parseSort(query.sort ?? {}) : [];
  const plan = natural === undefined ? planOf(query, sort) : noPlan;
  const statistics: QueryStatistics = { plan, keysExamined: 0, documentsExamined: 0 };
  const backwards = natural !== undefined && toNumber(natural) < 0;
  const ordered = sort.length === 0 ? !backwards : plan.sorted !== undefined;
  const wanted = query.limit ? (query.skip ?? 0) + query.limit : Infinity;
  const found: Match[] = [];
  for (const match of matchesOf(query, plan, statistics)) {
    found.push(match);
    if (ordered && found.length >= wanted) break;
  }
  const sorted = ordered ? found : backwards ? found.reverse() : sortMatches(found, sort);
  const matches = query.skip || query.limit ? sorted.slice(query.skip ?? 0, wanted) : sorted;
  return { matches, statistics };
}

const noPlan: Plan = { index: undefined, ranges: [], sorted: undefined };

const planOf = ({ collection, filter, hint }: Query, sort: readonly SortField[]): Plan =>
  collection ? choosePlan(collection, filter, sort, hint) : noPlan;

function* matchesOf(query: Query, plan: Plan, statistics: QueryStatistics): Generator<Match> {
  for (const record of candidatesOf(query, plan, statistics)) {
    statistics.documentsExamined += 1;
    if ((statistics.documentsExamined & 1023) === 0) query.checkTime();
    const document = visibleDocument(record, query.transaction);
    if (document && query.matches(document)) yield { record, document };
  }
}

function* candidatesOf(query: Query, plan: Plan, statistics: QueryStatistics): Generator<StoredRecord> {
  const { collection, transaction } = query;
  if (!plan.index) {
    yield* collection?.records ?? [];
    return;
  }
  const { index } = plan;
  const seen = new Set<StoredRecord>();
  const once = (record: StoredRecord): boolean => seen.size !== seen.add(record).size;
  for (const range of plan.ranges) {
    if (range.exact) {
      for (const record of [...index.at(range.low)]) {
        statistics.keysExamined += 1;
        if (once(record)) yield record;
      }
      continue;
    }
    for (const { key, record } of index.range(range.low, range.high, plan.sorted === 'descending')) {
      statistics.keysExamined += 1;
      // In a sorted scan a record counts where the version that is seen stands, not where another one does.
      const document = plan.sorted ? visibleDocument(record, transaction) : undefined;
      if (plan.sorted && !(document && index.keys(document).includes(key))) continue;
      if (once(record)) yield record;
    }
  }
}

function sortMatches(matches: readonly Match[], sort: readonly SortField[]): Match[] {
  const byDocument = new Map(matches.map((match) => [match.document, match]));
  const documents = sortDocuments(
    matches.map(({ document }) => document),
    sort,
  );
  return documents.map((document) => byDocument.get(document)!);
}
