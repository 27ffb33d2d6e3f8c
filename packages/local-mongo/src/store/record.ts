import type { BsonDocument } from '../bson/types';
import type { Transaction } from './transaction';

/** One document through its versions; null stands for 'not there'. */
export interface StoredRecord {
  /** The latest committed version. */
  document: BsonDocument | null;
  /** The store's clock when it was committed. */
  version: number;
  /** Earlier versions, oldest first, kept while an open transaction may read them. */
  older?: { document: BsonDocument | null; version: number }[];
  /** What an open transaction made of it; only that transaction sees it, and nobody else may write. */
  pending?: { document: BsonDocument | null; transaction: Transaction };
}

/** The version a reader sees: the latest one, or in a transaction its own or that of its snapshot. */
export function visibleDocument(
  record: StoredRecord,
  transaction: Transaction | undefined,
): BsonDocument | null {
  if (!transaction) return record.document;
  if (record.pending?.transaction === transaction) return record.pending.document;
  if (record.version <= transaction.snapshot) return record.document;
  return record.older?.findLast(({ version }) => version <= transaction.snapshot)?.document ?? null;
}

/** All documents of a record that somebody may see, the latest first. */
export function versionsOf(record: StoredRecord): BsonDocument[] {
  const versions = [
    record.document,
    record.pending?.document,
    ...(record.older ?? []).map(({ document }) => document),
  ];
  return versions.filter((document): document is BsonDocument => !!document);
}
