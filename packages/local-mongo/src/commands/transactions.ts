import { CommandError, noSuchTransaction } from '../errors';
import type { Command, Request } from '../server/request';
import { committedStatement, type Session } from '../server/sessions';
import { toNumber } from '../bson/types';

/** The end of a multi-document transaction. */
export const transactionCommands: Record<string, Command> = {
  /** Committing again answers as the first time did, also after a restart. */
  commitTransaction: (request) => {
    const session = ofTransaction(request);
    if (session.statements.has(committedStatement)) return { ok: 1 };
    const { transaction } = session;
    if (transaction?.state !== 'open') throw ended(session);
    const { id, transactionNumber } = session;
    request.state.store.commit(transaction, {
      session: id,
      transactionNumber,
      statement: committedStatement,
      result: {},
    });
    session.statements.set(committedStatement, {});
    return { ok: 1 };
  },
  abortTransaction: (request) => {
    const session = ofTransaction(request);
    if (session.statements.has(committedStatement)) {
      throw new CommandError(
        256,
        'TransactionCommitted',
        `Transaction ${session.transactionNumber} has been committed`,
      );
    }
    const { transaction } = session;
    if (transaction?.state !== 'open') throw ended(session);
    request.state.store.abort(transaction);
    return { ok: 1 };
  },
};

function ofTransaction({ body, session }: Request): Session {
  if (!session || body.txnNumber === undefined || body.autocommit !== false) {
    throw new CommandError(72, 'InvalidOptions', 'commit and abort must be run within a transaction');
  }
  const number = toNumber(body.txnNumber);
  const known = session.transaction ?? session.statements.has(committedStatement);
  if (number !== session.transactionNumber || !known) {
    throw noSuchTransaction(
      `Given transaction number ${number} does not match any in-progress transactions.`,
    );
  }
  return session;
}

const ended = ({ transactionNumber }: Session) =>
  noSuchTransaction(`Transaction with { txnNumber: ${transactionNumber} } has been aborted.`);
