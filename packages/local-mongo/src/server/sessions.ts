import type { Binary } from 'bson';
import type { BsonDocument } from '../bson/types';
import type { RetryRecord } from '../store/operation';
import type { Store } from '../store/store';
import type { Transaction } from '../store/transaction';

/** A client's logical session: its last transaction number and what has been done under it. */
export interface Session {
  readonly id: string;
  transactionNumber: number;
  /** The multi-document transaction of that number, if it is one. */
  transaction?: Transaction;
  /** Results of the statements done under that number, to be answered again when the client asks again. */
  readonly statements: Map<number, BsonDocument>;
  /** The write of that number that is going on; a repeated command waits for it. */
  running?: Promise<unknown>;
  lastUsed: number;
}

/** The statement number under which a committed transaction is kept. */
export const committedStatement = -1;

const minute = 60_000;
const sessionLifetime = 30 * minute;
const transactionLifetime = minute;

/** All sessions; those not used for half an hour are forgotten, transactions not used for a minute aborted. */
export class Sessions {
  private readonly byId = new Map<string, Session>();

  constructor(private readonly store: Store) {}

  /** The session of an `lsid`, made when it is new. */
  open(id: string): Session {
    const session = this.byId.get(id) ?? { id, transactionNumber: -1, statements: new Map(), lastUsed: 0 };
    session.lastUsed = Date.now();
    this.byId.set(id, session);
    return session;
  }

  /** Begins a new number: what was done under the one before cannot be asked for again. */
  begin(session: Session, transactionNumber: number, transaction?: Transaction): void {
    this.abortOpen(session);
    session.transactionNumber = transactionNumber;
    session.transaction = transaction;
    session.statements.clear();
  }

  end(id: string): void {
    const session = this.byId.get(id);
    if (session) this.abortOpen(session);
    this.byId.delete(id);
  }

  endAll(): void {
    for (const id of [...this.byId.keys()]) this.end(id);
  }

  sweep(): void {
    const now = Date.now();
    for (const session of [...this.byId.values()]) {
      if (session.lastUsed < now - transactionLifetime) this.abortOpen(session);
      if (session.lastUsed < now - sessionLifetime) this.byId.delete(session.id);
    }
  }

  get ids(): string[] {
    return [...this.byId.keys()];
  }

  /** Takes back what the log knows of a session. */
  restore({ session: id, transactionNumber, statement, result }: RetryRecord): void {
    const session = this.open(id);
    if (session.transactionNumber !== transactionNumber) this.begin(session, transactionNumber);
    session.statements.set(statement, result);
  }

  /** What has to survive a restart. */
  *retryRecords(): Generator<RetryRecord> {
    for (const { id, transactionNumber, statements } of this.byId.values()) {
      for (const [statement, result] of statements)
        yield { session: id, transactionNumber, statement, result };
    }
  }

  private abortOpen(session: Session): void {
    if (session.transaction?.state === 'open') this.store.abort(session.transaction);
  }
}

/** The text by which a session is known here. */
export const sessionId = (lsid: { id: Binary }): string => Buffer.from(lsid.id.value()).toString('hex');
