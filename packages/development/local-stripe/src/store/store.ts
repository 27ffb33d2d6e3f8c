import type Stripe from 'stripe';
import { Journal } from './journal';
import type { Delivery, StoredAnswer, StoredDispute, StoredEvent, StoredSession } from '../objects/objects';

/** The stored tables. Rows are never mutated. A change stores a new row under the same id. */
export interface Tables {
  sessions: StoredSession;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: StoredDispute;
  events: StoredEvent;
  deliveries: Delivery;
  keptAnswers: StoredAnswer;
}

type TableName = keyof Tables;
type Entry = { [Name in TableName]: [Name, Tables[Name]] }[TableName];

/** The simulator's data in order of creation per table, with an optional file for restarts. */
export class Store {
  private readonly tables: { [Name in TableName]: Map<string, Tables[Name]> } = {
    sessions: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    deliveries: new Map(),
    keptAnswers: new Map(),
  };
  private readonly journal: Journal<Entry> | undefined;
  private open: { entries: Entry[]; undo: (() => void)[] } | undefined;

  /**
   * @param dataFile file of the rows. Default: memory only
   * @throws Error when the file exists and cannot be read
   */
  constructor(dataFile?: string) {
    this.journal =
      dataFile === undefined
        ? undefined
        : Journal.open<Entry>(dataFile, (commits) => {
            for (const [name, row] of commits.flat()) this.set(name, row);
            return this.everything();
          });
  }

  get<Name extends TableName>(name: Name, id: string): Tables[Name] | undefined {
    return this.tables[name].get(id);
  }

  /** All rows of a table, newest first. */
  newestFirst<Name extends TableName>(name: Name): Tables[Name][] {
    return [...this.tables[name].values()].reverse();
  }

  /** Adds or replaces a row, at once or with the open transaction. */
  put<Name extends TableName>(name: Name, row: Tables[Name]): void {
    // TypeScript cannot infer that the pair belongs together if the name is generic.
    const entry = [name, row] as Entry;
    const previous = this.get(name, row.id);
    this.set(name, row);
    if (this.open === undefined) {
      this.journal?.append([entry]);
      return;
    }
    this.open.entries.push(entry);
    this.open.undo.push(() =>
      previous === undefined ? this.tables[name].delete(row.id) : this.set(name, previous),
    );
  }

  /** Stores all rows that `work` puts, or none if it throws. Nested calls join the outer one. */
  transaction<Result>(work: () => Result): Result {
    if (this.open !== undefined) return work();
    const open = (this.open = { entries: [], undo: [] } as { entries: Entry[]; undo: (() => void)[] });
    try {
      const result = work();
      if (open.entries.length > 0) this.journal?.append(open.entries);
      return result;
    } catch (error) {
      for (const restore of open.undo.reverse()) restore();
      throw error;
    } finally {
      this.open = undefined;
    }
  }

  close(): void {
    this.journal?.close();
  }

  private set<Name extends TableName>(name: Name, row: Tables[Name]): void {
    this.tables[name].set(row.id, row);
  }

  private everything(): Entry[] {
    const names = Object.keys(this.tables) as TableName[];
    return names.flatMap((name) => [...this.tables[name].values()].map((row) => [name, row] as Entry));
  }
}
