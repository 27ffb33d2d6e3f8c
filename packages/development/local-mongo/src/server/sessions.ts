import type { Binary } from 'bson';
import type { BsonDocument } from '../bson/types';
import type { RetryRecord } from '../store/changes';
import type { Store, Transaction } from '../store/store';
import type { Connection } from './wire';

/** A client's logical session, with its last transaction number and the statements that were executed under it. */
export interface Session {
  readonly id: string;
  transactionNumber: number;
  /** The multi-document transaction with that number, if it is one. */
  transaction?: Transaction;
  /** The connection of the last command of that transaction. */
  carrier?: Connection;
  /** Results of the statements executed under that number, for repeated requests. */
  readonly statements: Map<number, BsonDocument>;
  /** The running write with that number. A repeated command waits for it. */
  running?: Promise<unknown>;
  lastUsed: number;
}

/** A session and its number, as a retry record has them. */
export const identityOf = ({ id, transactionNumber }: Session) => ({ session: id, transactionNumber });

/** The statement number of a stored commit. */
export const committedStatement = -1;

const forgottenAfter = 30 * 60_000;

/** Maximum seconds of a transaction, like MongoDB's `transactionLifetimeLimitSeconds`. */
export const transactionLifetime = 10;

/**
 * Milliseconds for a client to reconnect after its connection broke. Drivers resend a commit without a response, and
 * transactions are not bound to a connection.
 */
const timeToReturn = 1_000;

/** All sessions. Those unused for half an hour are dropped. */
export class Sessions {
  readonly byId = new Map<string, Session>();

  constructor(private readonly store: Store) {}

  /** The session of an `lsid` (or of its text), created if new. */
  open(lsid: BsonDocument | string): Session {
    const id = typeof lsid === 'string' ? lsid : Buffer.from((lsid.id as Binary).value()).toString('hex');
    const session = this.byId.get(id) ?? { id, transactionNumber: -1, statements: new Map(), lastUsed: 0 };
    session.lastUsed = Date.now();
    this.byId.set(id, session);
    return session;
  }

  /** Starts a new number. Results of the previous one are dropped. */
  begin(session: Session, transactionNumber: number, transaction?: Transaction): void {
    this.abortOpen(session);
    Object.assign(session, { transactionNumber, transaction, carrier: undefined });
    session.statements.clear();
  }

  end(session: Session): void {
    this.abortOpen(session);
    this.byId.delete(session.id);
  }

  /** Aborts transactions that are too old or whose clients are gone, and releases their locks. */
  endAbandoned(now = Date.now()): void {
    for (const session of this.byId.values()) {
      const { transaction, carrier } = session;
      const tooOld = transaction && transaction.beganAt <= now - transactionLifetime * 1_000;
      const clientGone = carrier?.closedAt !== undefined && carrier.closedAt <= now - timeToReturn;
      if (tooOld || clientGone) this.abortOpen(session);
    }
  }

  sweep(now = Date.now()): void {
    for (const session of [...this.byId.values()])
      if (session.lastUsed < now - forgottenAfter) this.end(session);
  }

  /** Restores a session from the log. */
  restore({ session: id, transactionNumber, statement, result }: RetryRecord): void {
    const session = this.open(id);
    if (session.transactionNumber !== transactionNumber) this.begin(session, transactionNumber);
    session.statements.set(statement, result);
  }

  /** The records that must survive a restart. */
  *retryRecords(): Generator<RetryRecord> {
    for (const session of this.byId.values())
      for (const [statement, result] of session.statements)
        yield { ...identityOf(session), statement, result };
  }

  private abortOpen({ transaction }: Session): void {
    if (transaction?.state === 'open') this.store.abort(transaction);
  }
}
