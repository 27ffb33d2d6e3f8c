import type { Collection } from './collection';
import type { Operation } from './operation';

/** An open multi-document transaction: reads and writes its own copy, which nobody else sees until it commits. */
export class Transaction {
  state: 'open' | 'committed' | 'aborted' = 'open';
  readonly operations: Operation[] = [];
  readonly created = new Set<Collection>();
  /** What it has written, by unique key: nobody else may write that before it ends. */
  readonly locks = new Set<string>();
  private settle = (): void => undefined;
  /** Resolves when the transaction has ended, either way. */
  readonly ended = new Promise<void>((resolve) => (this.settle = resolve));

  /** @param collections as they are at the first command, by namespace */
  constructor(readonly collections: Map<string, Collection>) {}

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
