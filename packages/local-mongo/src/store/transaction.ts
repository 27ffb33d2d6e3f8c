import type { BsonDocument } from '../bson/types';
import type { Collection } from './collection';
import type { Operation } from './operation';

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

/** An open multi-document transaction: reads at its snapshot, writes nobody else sees until it commits. */
export class Transaction {
  state: 'open' | 'committed' | 'aborted' = 'open';
  readonly touched = new Map<StoredRecord, Collection>();
  readonly operations: Operation[] = [];
  /** Collections made by this transaction, which nobody else sees before it commits. */
  readonly created = new Set<Collection>();
  private settle = (): void => undefined;
  /** Resolves when the transaction has ended, either way. */
  readonly ended = new Promise<void>((resolve) => (this.settle = resolve));

  /** @param snapshot the store's clock at the first command */
  constructor(readonly snapshot: number) {}

  end(state: 'committed' | 'aborted'): void {
    this.state = state;
    this.settle();
  }
}

/** Thrown by a plain write that meets a document held by an open transaction: it waits and tries again. */
export class HeldByTransaction extends Error {
  constructor(readonly transaction: Transaction) {
    super('the document is held by an open transaction');
  }
}

/** The version a reader sees: the latest one, or in a transaction its own or that of its snapshot. */
export function visibleDocument(record: StoredRecord, transaction?: Transaction): BsonDocument | null {
  if (!transaction) return record.document;
  if (record.pending?.transaction === transaction) return record.pending.document;
  if (record.version <= transaction.snapshot) return record.document;
  return record.older?.findLast(({ version }) => version <= transaction.snapshot)?.document ?? null;
}

/** All documents of a record that somebody may see, the latest first. */
export function versionsOf({ document, pending, older = [] }: StoredRecord): BsonDocument[] {
  const versions = [document, pending?.document, ...older.map((version) => version.document)];
  return versions.filter((version) => !!version);
}
