import type { AddressInfo } from 'node:net';
import { chmod, rm } from 'node:fs/promises';
import type { BsonDocument } from '../bson/types';
import { claimDirectory } from '../store/directory';
import { Log } from '../store/log';
import type { Operation } from '../store/operation';
import { replayInto, stateOf } from '../store/persistence';
import { Store } from '../store/store';
import { Cursors } from './cursors';
import { Dispatcher } from './dispatcher';
import { removeExpired } from './expiry';
import { FailPoints } from './fail-points';
import type { ServerState } from './request';
import { Sessions } from './sessions';
import { type Connection, createWireServer } from './wire';

/** How to run a server. */
export interface ServeOptions {
  /** Where the data is kept; without it only in memory. */
  readonly dir?: string;
  /** A unix socket to listen on instead of a port. */
  readonly socketPath?: string;
  /** 0 or nothing for any free port, on 127.0.0.1. */
  readonly port?: number;
  /** Allows `configureFailPoint`, for tests of faults. */
  readonly failPoints?: boolean;
  /** Milliseconds between two looks for expired documents, sessions and cursors. */
  readonly sweepInterval?: number;
  /** Bytes of log after which it is compacted. */
  readonly compactAfter?: number;
}

export interface RunningServer {
  /** The address for a driver or mongoose, without a database's name. */
  readonly uri: string;
  readonly state: ServerState;
  /** Ends the connections, writes what is left and gives up the directory. */
  close(): Promise<void>;
}

/**
 * Runs a server in this thread. `start` is the same in a thread of its own.
 * @param onFailure told when the log cannot be written any more; connections are closed then
 * @throws Error with one sentence when the directory or the address cannot be used
 */
export async function serve(
  options: ServeOptions,
  onFailure?: (error: Error) => void,
): Promise<RunningServer> {
  const store = new Store();
  const sessions = new Sessions(store);
  const state: ServerState = {
    store,
    sessions,
    cursors: new Cursors(),
    failPoints: options.failPoints ? new FailPoints() : undefined,
    expireDocuments: () => removeExpired(store),
  };
  let stopServing = (): void => undefined;
  const data = options.dir === undefined ? undefined : await openData(options.dir, state, options, fail);
  function fail(error: Error): void {
    stopServing();
    onFailure?.(error);
  }
  const dispatcher = new Dispatcher(state, async () => data?.durable());
  const wire = createWireServer((connection: Connection, command: BsonDocument) =>
    dispatcher.handle(connection, command),
  );
  stopServing = () => {
    wire.server.close();
    wire.closeConnections();
  };
  await listen(wire.server, options).catch(async (error: Error) => {
    await data?.close();
    throw error;
  });
  const sweep = setInterval(() => {
    state.expireDocuments();
    sessions.sweep();
    state.cursors.sweep();
  }, options.sweepInterval ?? 60_000).unref();
  return {
    uri: uriOf(wire.server.address()),
    state,
    close: async () => {
      clearInterval(sweep);
      stopServing();
      await data?.close();
    },
  };
}

async function openData(
  path: string,
  { store, sessions }: ServerState,
  options: ServeOptions,
  onFailure: (error: Error) => void,
) {
  const directory = await claimDirectory(path);
  const logOptions = { compactAfter: options.compactAfter, onFailure };
  const log = await Log.open(
    directory.path,
    replayInto(store, (record) => sessions.restore(record)),
    logOptions,
  ).catch(async (error: Error) => {
    await directory.release();
    throw error;
  });
  store.journal = (operations: readonly Operation[]) => log.append(operations);
  return {
    durable: async (): Promise<void> => {
      await log.durable();
      if (log.wantsCompaction) log.compact(() => stateOf(store, sessions.retryRecords())).catch(onFailure);
    },
    close: async (): Promise<void> => {
      await log.close().finally(() => directory.release());
    },
  };
}

async function listen(
  server: ReturnType<typeof createWireServer>['server'],
  options: ServeOptions,
): Promise<void> {
  const { socketPath, port = 0 } = options;
  if (socketPath !== undefined) await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (socketPath === undefined) server.listen(port, '127.0.0.1', resolve);
    else server.listen(socketPath, resolve);
  });
  if (socketPath !== undefined) await chmod(socketPath, 0o600);
}

function uriOf(address: AddressInfo | string | null): string {
  if (typeof address === 'string') return `mongodb://${encodeURIComponent(address)}/?directConnection=true`;
  return `mongodb://127.0.0.1:${address?.port}/?directConnection=true`;
}
