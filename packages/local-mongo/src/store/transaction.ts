import type { Collection } from './collection';
import type { Operation } from './operation';
import type { StoredRecord } from './record';

/** An open multi-document transaction: reads at its snapshot, writes nobody else sees until it commits. */
export class Transaction {
  state: 'open' | 'committed' | 'aborted' = 'open';
  readonly touched = new Map<StoredRecord, Collection>();
  readonly operations: Operation[] = [];
  /** Collections made by this transaction, which nobody else sees before it commits. */
  readonly created = new Set<Collection>();
  private readonly waiting: (() => void)[] = [];

  /** @param snapshot the store's clock at the first command */
  constructor(readonly snapshot: number) {}

  /** Resolves when the transaction has ended, either way. */
  ended(): Promise<void> {
    return this.state === 'open' ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  end(state: 'committed' | 'aborted'): void {
    this.state = state;
    for (const resume of this.waiting.splice(0)) resume();
  }
}

/** Thrown by a plain write that meets a document held by an open transaction: it waits and tries again. */
export class HeldByTransaction extends Error {
  constructor(readonly transaction: Transaction) {
    super('the document is held by an open transaction');
  }
}
