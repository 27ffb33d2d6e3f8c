import { Binary, Timestamp } from 'bson';
import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { commands, commandsInTransactions, writeCommands } from '../commands/table';
import { CommandError, noSuchTransaction, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { errorReply, retryableLabels } from './error-reply';
import type { Failure } from './fail-points';
import type { Command, Request, ServerState } from './request';
import { sessionId, type Session } from './sessions';
import type { Connection } from './wire';

/** Answers commands: finds the session and transaction, runs the command, waits for the disk, adds the cluster time. */
export class Dispatcher {
  private lastTime = 0;

  /** @param durable resolves when everything written so far is on disk */
  constructor(
    private readonly state: ServerState,
    private readonly durable: () => Promise<void>,
  ) {}

  /** @returns undefined when the connection was closed instead of an answer */
  async handle(connection: Connection, body: BsonDocument): Promise<BsonDocument | undefined> {
    const [name = ''] = Object.keys(body);
    const failure = this.state.failPoints?.take(canonicalName(name), connection.applicationName);
    if (failure?.blockTime) await new Promise((resolve) => setTimeout(resolve, failure.blockTime));
    if (failure?.closeConnection) {
      connection.close();
      return undefined;
    }
    const reply = await this.replyTo(connection, canonicalName(name), body, failure);
    if (waitsForDisk(canonicalName(name), body)) await this.durable();
    const time = this.nextTime();
    const clusterTime = { clusterTime: time, signature: { hash: new Binary(Buffer.alloc(20)), keyId: 0 } };
    return { ...reply, $clusterTime: clusterTime, operationTime: time };
  }

  private async replyTo(
    connection: Connection,
    name: string,
    body: BsonDocument,
    failure: Failure | undefined,
  ): Promise<BsonDocument> {
    try {
      if (failure?.errorCode !== undefined)
        return errorReply(failedCommand(failure.errorCode), name, body, failure);
      const reply = await this.run(connection, name, body);
      return withWriteConcern(reply, name, body, failure);
    } catch (error) {
      return errorReply(error, name, body);
    }
  }

  private async run(connection: Connection, name: string, body: BsonDocument): Promise<BsonDocument> {
    const command = ownField(commands, name) as Command | undefined;
    if (!command) throw unknownCommand(name);
    const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
    if (level === 'snapshot' && body.autocommit === undefined)
      throw notImplemented('the read concern snapshot outside of a transaction');
    const database = typeof body.$db === 'string' ? body.$db : 'admin';
    const limit = isNumber(body.maxTimeMS) ? toNumber(body.maxTimeMS) : 0;
    const request: Request = {
      state: this.state,
      connection,
      database,
      name,
      body,
      retryable: false,
      deadline: limit > 0 ? Date.now() + limit : undefined,
    };
    if (!isDocument(body.lsid)) return command(request);
    const session = this.state.sessions.open(sessionId(body.lsid as { id: Binary }));
    if (!isNumber(body.txnNumber)) return command({ ...request, session });
    const number = toNumber(body.txnNumber);
    if (body.autocommit === false)
      return this.runInTransaction({ ...request, session }, session, number, command);
    return this.runRetryable({ ...request, session, retryable: true }, session, number, command);
  }

  private async runRetryable(
    request: Request,
    session: Session,
    number: number,
    command: Command,
  ): Promise<BsonDocument> {
    if (!writeCommands.has(request.name)) return command({ ...request, retryable: false });
    if (number < session.transactionNumber) {
      throw new CommandError(
        225,
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session ${session.id} because a newer retryable write with txnNumber ${session.transactionNumber} has already started on this session.`,
      );
    }
    // The same command again, while the first is still being done: its result is not known yet.
    if (number === session.transactionNumber) await session.running?.catch(() => undefined);
    if (number > session.transactionNumber) this.state.sessions.begin(session, number);
    const running = Promise.resolve(command(request));
    session.running = running;
    return running;
  }

  private async runInTransaction(
    request: Request,
    session: Session,
    number: number,
    command: Command,
  ): Promise<BsonDocument> {
    const { name, body } = request;
    if (!commandsInTransactions.has(name)) {
      throw new CommandError(
        263,
        'OperationNotSupportedInTransaction',
        `Cannot run '${name}' in a multi-document transaction.`,
      );
    }
    if (body.startTransaction === true) this.startTransaction(session, number);
    if (number < session.transactionNumber) {
      throw new CommandError(
        225,
        'TransactionTooOld',
        `Cannot continue transaction ${number}: a newer one has started on this session.`,
      );
    }
    if (name === 'commitTransaction' || name === 'abortTransaction') return command(request);
    const { transaction } = session;
    if (number !== session.transactionNumber || transaction?.state !== 'open') {
      throw noSuchTransaction(
        `Transaction with { txnNumber: ${number} } has been ${transaction?.state ?? 'aborted'}.`,
      );
    }
    try {
      return await command({ ...request, transaction });
    } catch (error) {
      if (transaction.state === 'open') this.state.store.abort(transaction);
      throw error;
    }
  }

  private startTransaction(session: Session, number: number): void {
    const again = number === session.transactionNumber && session.transaction?.state !== 'aborted';
    if (number < session.transactionNumber || again) {
      throw new CommandError(
        225,
        'TransactionTooOld',
        `Cannot start transaction ${number} on session ${session.id}`,
      );
    }
    this.state.sessions.begin(session, number, this.state.store.begin());
  }

  private nextTime(): Timestamp {
    const seconds = Math.floor(Date.now() / 1000);
    this.lastTime = (this.lastTime + 1) & 0x7fffffff || 1;
    return new Timestamp({ t: seconds, i: this.lastTime });
  }
}

/** Old spellings that drivers still use. */
const spellings: Record<string, string> = {
  ismaster: 'hello',
  isMaster: 'hello',
  findandmodify: 'findAndModify',
  buildinfo: 'buildInfo',
};
const canonicalName = (name: string): string => (ownField(spellings, name) as string | undefined) ?? name;

/** Commands MongoDB has and this server refuses by name; an unknown one is not found. */
const refusedCommands = new Set(
  'mapReduce validate compact reIndex convertToCapped cloneCollectionAsCapped createUser updateUser dropUser usersInfo createRole bulkWrite profile top setFeatureCompatibilityVersion createSearchIndexes shardCollection'.split(
    ' ',
  ),
);

const unknownCommand = (name: string): CommandError =>
  refusedCommands.has(name)
    ? notImplemented(`the command ${name}`)
    : new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);

const failedCommand = (code: number) =>
  new CommandError(code, '', "Failing command via 'failCommand' failpoint");

/** A write, and a read that asks for what cannot be lost any more, wait until the log is on disk. */
function waitsForDisk(name: string, body: BsonDocument): boolean {
  const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
  return (
    writeCommands.has(name) ||
    name === 'commitTransaction' ||
    level === 'majority' ||
    level === 'linearizable'
  );
}

function withWriteConcern(
  reply: BsonDocument,
  name: string,
  body: BsonDocument,
  failure: Failure | undefined,
): BsonDocument {
  if (failure?.writeConcernError) {
    const labels =
      failure.errorLabels ?? retryableLabels(toNumber(failure.writeConcernError.code), name, body);
    return {
      ...reply,
      writeConcernError: failure.writeConcernError,
      ...(labels.length > 0 ? { errorLabels: labels } : {}),
    };
  }
  const nodes =
    isDocument(body.writeConcern) && isNumber(body.writeConcern.w) ? toNumber(body.writeConcern.w) : 1;
  if (nodes <= 1 || (!writeCommands.has(name) && name !== 'commitTransaction')) return reply;
  const errmsg = 'Not enough data-bearing nodes';
  return { ...reply, writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg } };
}
