import type { Binary } from 'bson';
import type { BsonDocument } from '../bson/types';
import type { RetryRecord } from '../store/changes';
import type { Store, Transaction } from '../store/store';
import type { Connection } from './wire';

/** A client's logical session: its last transaction number and what has been done under it. */
export interface Session {
  readonly id: string;
  transactionNumber: number;
  /** The multi-document transaction of that number, if it is one. */
  transaction?: Transaction;
  /** What carried the last command of that transaction. */
  carrier?: Connection;
  /** Results of the statements done under that number, to be answered again when the client asks again. */
  readonly statements: Map<number, BsonDocument>;
  /** The write of that number that is going on; a repeated command waits for it. */
  running?: Promise<unknown>;
  lastUsed: number;
}

/** A session and its number, as a retry record has them. */
export const identityOf = ({ id, transactionNumber }: Session) => ({ session: id, transactionNumber });

/** The statement number under which a committed transaction is kept. */
export const committedStatement = -1;

const forgottenAfter = 30 * 60_000;

/** Seconds that a transaction may live, as `transactionLifetimeLimitSeconds` says on MongoDB. */
export const transactionLifetime = 10;

/**
 * Milliseconds in which a client whose connection broke may go on over another one: drivers send a commit again whose
 * answer was lost, and no transaction is bound to a connection.
 */
const timeToReturn = 1_000;

/** All sessions; those not used for half an hour are forgotten. */
export class Sessions {
  readonly byId = new Map<string, Session>();

  constructor(private readonly store: Store) {}

  /** The session of an `lsid` (or of its text), made when it is new. */
  open(lsid: BsonDocument | string): Session {
    const id = typeof lsid === 'string' ? lsid : Buffer.from((lsid.id as Binary).value()).toString('hex');
    const session = this.byId.get(id) ?? { id, transactionNumber: -1, statements: new Map(), lastUsed: 0 };
    session.lastUsed = Date.now();
    this.byId.set(id, session);
    return session;
  }

  /** Begins a new number: what was done under the one before cannot be asked for again. */
  begin(session: Session, transactionNumber: number, transaction?: Transaction): void {
    this.abortOpen(session);
    Object.assign(session, { transactionNumber, transaction, carrier: undefined });
    session.statements.clear();
  }

  end(session: Session): void {
    this.abortOpen(session);
    this.byId.delete(session.id);
  }

  /** Ends the transactions that are too old and those of clients that are gone: what they hold is free again. */
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

  /** Takes back what the log knows of a session. */
  restore({ session: id, transactionNumber, statement, result }: RetryRecord): void {
    const session = this.open(id);
    if (session.transactionNumber !== transactionNumber) this.begin(session, transactionNumber);
    session.statements.set(statement, result);
  }

  /** What has to survive a restart. */
  *retryRecords(): Generator<RetryRecord> {
    for (const session of this.byId.values())
      for (const [statement, result] of session.statements)
        yield { ...identityOf(session), statement, result };
  }

  private abortOpen({ transaction }: Session): void {
    if (transaction?.state === 'open') this.store.abort(transaction);
  }
}
