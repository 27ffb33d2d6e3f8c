import { setTimeout as sleep } from 'node:timers/promises';
import { Binary, Timestamp } from 'bson';
import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { commands, commandsInTransactions, writeCommands } from '../commands/table';
import { errorReply, located, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { type Command, refuseOptions, type Request, type ServerState, variablesOf } from './request';
import { addTime, readsSnapshot } from './snapshots';
import type { CommandHandler } from './wire';

/** Levels whose reads must not be lost. */
const durableLevels: unknown[] = ['majority', 'linearizable', 'snapshot'];

/** Creates the handler of commands. @param durable resolves when everything written so far is on disk */
export function createDispatcher(state: ServerState, durable: () => Promise<void>): CommandHandler {
  let lastTime = 0;
  return async (connection, body) => {
    const [spelled = ''] = Object.keys(body);
    const name = spelled.toLowerCase() === 'ismaster' ? 'hello' : spelled;
    const failure = state.failPoints?.take(name, connection.applicationName) ?? {};
    if (failure.blockConnection === true) await sleep(toNumber(failure.blockTimeMS));
    if (failure.closeConnection === true) throw new Error('a fail point closes the connection');
    const request = { state, connection, name, body, retryable: false };
    const reply = await run(request, failure.errorCode).catch(errorReply);
    const writeConcernError = failure.writeConcernError ?? unsatisfiable(name, body);
    if (reply.ok === 1 && isDocument(writeConcernError)) Object.assign(reply, { writeConcernError });
    const code = (reply.writeConcernError as BsonDocument | undefined)?.code ?? reply.code;
    if (code !== undefined) {
      const labels = failure.errorLabels ?? labelsOf(toNumber(code), name, body, reply.ok === 1);
      if (Array.isArray(labels) && labels.length > 0) reply.errorLabels = labels;
    }
    const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
    // A read that must not be lost waits for the disk like a write.
    if (writeCommands.includes(name) || durableLevels.includes(level)) await durable();
    lastTime = (lastTime + 1) & 0x7fffffff || 1;
    const clusterTime = new Timestamp({ t: Math.floor(Date.now() / 1000), i: lastTime });
    const signature = { hash: new Binary(Buffer.alloc(20)), keyId: 0 };
    return { ...reply, $clusterTime: { clusterTime, signature }, operationTime: clusterTime };
  };
}

/** After these errors, drivers may retry a retryable write. */
const retryableCodes = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** After these errors, drivers may retry a whole transaction. */
const transientCodes = new Set([24, 112, 246, 251, 267]);

/** MongoDB's labels of an error (or write concern error), which say what a driver may retry. */
function labelsOf(code: number, name: string, body: BsonDocument, ofConcern: boolean): string[] {
  const [retryable, transient] = [retryableCodes.has(code), transientCodes.has(code)];
  if (body.autocommit === false && name !== 'commitTransaction' && name !== 'abortTransaction')
    return (retryable || transient) && !ofConcern ? ['TransientTransactionError'] : [];
  if (name === 'commitTransaction' && transient) return ['TransientTransactionError'];
  return retryable && body.txnNumber !== undefined ? ['RetryableWriteError'] : [];
}

/** Whether a write concern needs more members than this one. */
function unsatisfiable(name: string, { writeConcern }: BsonDocument): BsonDocument | undefined {
  const nodes = isDocument(writeConcern) && isNumber(writeConcern.w) ? toNumber(writeConcern.w) : 1;
  if (nodes <= 1 || !writeCommands.includes(name)) return undefined;
  return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
}

type Incoming = Pick<Request, 'state' | 'connection' | 'name' | 'body' | 'retryable'>;

async function run(incoming: Incoming, errorCode: unknown): Promise<BsonDocument> {
  const { state, name, body } = incoming;
  if (errorCode !== undefined)
    throw located(toNumber(errorCode), "Failing command via 'failCommand' failpoint");
  const command = ownField(commands, name) as Command | undefined;
  if (!command) throw notImplemented(`the command ${name}`);
  refuseOptions(body);
  const { $db, autocommit, maxTimeMS, lsid, txnNumber } = body;
  const session = isDocument(lsid) ? state.sessions.open(lsid) : undefined;
  const limit = isNumber(maxTimeMS) ? toNumber(maxTimeMS) : 0;
  const deadline = limit > 0 ? Date.now() + limit : undefined;
  const database = typeof $db === 'string' ? $db : 'admin';
  const request: Request = { ...incoming, database, variables: variablesOf(body), session, deadline };
  if (readsSnapshot(body)) {
    const { time, view } = state.snapshots.open(name, body.readConcern);
    return addTime(await command({ ...request, transaction: view }), time);
  }
  if (!session || !isNumber(txnNumber)) return command(request);
  const number = toNumber(txnNumber);
  if (number < session.transactionNumber)
    throw located(225, `the number ${number} is too old: a newer one has started on this session`);
  if (autocommit === false) return runInTransaction(request, number, command);
  if (!writeCommands.includes(name)) return command(request);
  // The same command arrived while the first one is running, so its result isn't known yet.
  if (number === session.transactionNumber) await session.running?.catch(() => undefined);
  else state.sessions.begin(session, number);
  const running = Promise.resolve({ ...request, retryable: true }).then(command);
  session.running = running;
  return running;
}

async function runInTransaction(request: Request, number: number, command: Command): Promise<BsonDocument> {
  const { name, body, state } = request;
  const session = request.session!;
  if (!commandsInTransactions.includes(name)) throw located(263, `Cannot run '${name}' in a transaction.`);
  if (body.startTransaction === true) {
    if (number === session.transactionNumber && session.transaction?.state !== 'aborted')
      throw located(225, `Cannot start transaction ${number} again`);
    state.sessions.begin(session, number, state.store.begin());
  }
  if (number === session.transactionNumber) session.carrier = request.connection;
  if (name === 'commitTransaction' || name === 'abortTransaction') return command(request);
  const { transaction } = session;
  if (number !== session.transactionNumber || transaction?.state !== 'open')
    throw located(251, `Transaction ${number} is not open`);
  try {
    return await command({ ...request, transaction });
  } catch (error) {
    if (transaction.state === 'open') state.store.abort(transaction);
    throw error;
  }
}
