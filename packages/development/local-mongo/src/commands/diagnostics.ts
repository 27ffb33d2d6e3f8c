import { isDocument, toNumber } from '../bson/types';
import { invalidOptions, located, notImplemented } from '../errors';
import type { Command, Request } from '../server/request';
import { committedStatement, identityOf, type Session, transactionLifetime } from '../server/sessions';
import { largestMessage } from '../server/wire';
import type { Transaction } from '../store/store';

const maxBsonObjectSize = 16 * 1024 * 1024;

/** Commands about the server itself. */
export const diagnosticCommands: Record<string, Command> = {
  hello: ({ connection, body }) => {
    const { application } = isDocument(body.client) ? body.client : {};
    if (isDocument(application)) connection.applicationName = String(application.name);
    // A unix socket has no host and port, but drivers want a name.
    const me = connection.address || 'localhost:27017';
    const role = {
      helloOk: true,
      isWritablePrimary: true,
      ismaster: true,
      setName: 'local-mongo',
      hosts: [me],
      me,
    };
    const sizes = { maxBsonObjectSize, maxMessageSizeBytes: largestMessage, maxWriteBatchSize: 100_000 };
    // The versions are those of MongoDB 8.0.
    const versions = { minWireVersion: 0, maxWireVersion: 25, logicalSessionTimeoutMinutes: 30 };
    // This isn't a MongoDB field. Production detects the embedded server by it.
    const own = { embedded: true };
    return {
      ...{ ...role, ...sizes, ...versions, ...own },
      ...{ localTime: new Date(), connectionId: connection.id, ok: 1 },
    };
  },
  ping: () => ({ ok: 1 }),
  buildInfo: () => ({ version: '8.0.0', versionArray: [8, 0, 0, 0], maxBsonObjectSize, ok: 1 }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  getParameter: ({ body }) => {
    if (!body.transactionLifetimeLimitSeconds)
      throw notImplemented('getParameter of anything but transactionLifetimeLimitSeconds');
    return { transactionLifetimeLimitSeconds: transactionLifetime, ok: 1 };
  },
  endSessions: ({ body, state }) => {
    const ended = Array.isArray(body.endSessions) ? body.endSessions.filter(isDocument) : [];
    for (const lsid of ended) state.sessions.end(state.sessions.open(lsid));
    return { ok: 1 };
  },
  killAllSessions: ({ state }) => {
    for (const session of [...state.sessions.byId.values()]) state.sessions.end(session);
    return { ok: 1 };
  },
  configureFailPoint: ({ body, name, state }) => {
    if (!state.failPoints) throw located(59, `no such command: '${name}'`);
    state.failPoints.configure(body);
    return { ok: 1 };
  },
};

/** The end of a multi-document transaction. */
export const transactionCommands: Record<string, Command> = {
  /** A repeated commit gets the same response, even after a restart. */
  commitTransaction: (request) => {
    const session = sessionOf(request);
    const retry = { ...identityOf(session), statement: committedStatement, result: {} };
    if (!session.statements.has(committedStatement))
      request.state.store.commit(openTransaction(session), retry);
    session.statements.set(committedStatement, {});
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
  if (toNumber(body.txnNumber) === session.transactionNumber) return session;
  throw located(251, `Transaction ${String(body.txnNumber)} is not in progress`);
}

function openTransaction({ transaction, transactionNumber }: Session): Transaction {
  if (transaction?.state === 'open') return transaction;
  throw located(251, `Transaction ${transactionNumber} is not in progress`);
}
