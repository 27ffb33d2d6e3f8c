import { invalidOptions, located } from '../errors';
import type { Command, Request } from '../server/request';
import { committedStatement, type Session } from '../server/sessions';
import { toNumber } from '../bson/types';
import type { Transaction } from '../store/transaction';

/** The end of a multi-document transaction. */
export const transactionCommands: Record<string, Command> = {
  /** Committing again answers as the first time did, also after a restart. */
  commitTransaction: (request) => {
    const session = sessionOf(request);
    const { id, transactionNumber, statements } = session;
    const retry = { session: id, transactionNumber, statement: committedStatement, result: {} };
    if (!statements.has(committedStatement)) request.state.store.commit(openTransaction(session), retry);
    statements.set(committedStatement, {});
    return { ok: 1 };
  },
  abortTransaction: (request) => {
    const session = sessionOf(request);
    if (session.statements.has(committedStatement)) throw located(256, 'the transaction has been committed');
    request.state.store.abort(openTransaction(session));
    return { ok: 1 };
  },
};

function sessionOf({ body, session }: Request): Session {
  if (!session || body.txnNumber === undefined || body.autocommit !== false)
    throw invalidOptions('commit and abort must be run within a transaction');
  const known = session.transaction ?? session.statements.has(committedStatement);
  if (toNumber(body.txnNumber) === session.transactionNumber && known) return session;
  throw located(251, `Transaction ${String(body.txnNumber)} is not in progress`);
}

function openTransaction({ transaction, transactionNumber }: Session): Transaction {
  if (transaction?.state === 'open') return transaction;
  throw located(251, `Transaction ${transactionNumber} has been aborted`);
}
