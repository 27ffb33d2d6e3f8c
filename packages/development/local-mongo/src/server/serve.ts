import type { AddressInfo, Server } from 'node:net';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import type { StartedServer, StartOptions } from '../start';
import { claimDirectory } from '../store/directory';
import { Log, type LogOptions } from '../store/log';
import { createReplay, stateOf } from '../store/changes';
import { Store } from '../store/store';
import { Cursors } from './cursors';
import { createDispatcher } from './dispatcher';
import { FailPoints } from './fail-points';
import type { ServerState } from './request';
import { Snapshots } from './snapshots';
import { Sessions } from './sessions';
import { createWireServer } from './wire';

/** How to run a server in this thread. */
export type ServeOptions = StartOptions & Pick<LogOptions, 'compactAfter'>;

export interface RunningServer extends StartedServer {
  readonly state: ServerState;
}

type OnFailure = (error: Error) => void;

/**
 * Runs a server in this thread. @throws Error with one sentence when the directory or the address cannot be used
 * @param onFailure called when the log can no longer be written, before connections are closed
 */
export async function serve(options: ServeOptions, onFailure?: OnFailure): Promise<RunningServer> {
  const store = new Store();
  const sessions = new Sessions(store);
  const failPoints = options.failPoints ? new FailPoints() : undefined;
  const state: ServerState = {
    store,
    sessions,
    cursors: new Cursors(),
    snapshots: new Snapshots(store),
    failPoints,
  };
  const data = await openData(state, options, (error) => {
    wire.close();
    onFailure?.(error);
  });
  const wire = createWireServer(createDispatcher(state, data.durable));
  await listen(wire.server, options).catch((error: Error) => data.close().then(() => Promise.reject(error)));
  const sweeps = [
    setInterval(() => sessions.endAbandoned(), 2_000),
    setInterval(() => {
      store.removeExpired();
      sessions.sweep();
      state.cursors.sweep();
      state.snapshots.sweep();
    }, 60_000),
  ];
  sweeps.forEach((sweep) => sweep.unref());
  const close = (): Promise<void> => {
    sweeps.forEach(clearInterval);
    wire.close();
    return data.close();
  };
  const address = wire.server.address() as AddressInfo | string;
  const host = typeof address === 'string' ? encodeURIComponent(address) : `127.0.0.1:${address.port}`;
  return { uri: `mongodb://${host}/?directConnection=true`, state, close };
}

/**
 * Reads the directory into the store, and from then on logs the store's changes. Without a directory, data are only in
 * memory.
 */
async function openData(state: ServerState, options: ServeOptions, onFailure: OnFailure) {
  const { store, sessions } = state;
  const { dir, compactAfter } = options;
  if (dir === undefined) return { durable: () => Promise.resolve(), close: () => Promise.resolve() };
  const { path, release } = await claimDirectory(dir);
  try {
    const { apply, finish } = createReplay(store.collections, (record) => sessions.restore(record));
    const currentState = () => stateOf(store.copies(), [...sessions.retryRecords()]);
    const log = await Log.open(path, { compactAfter, apply, currentState, onFailure });
    finish();
    store.journal = (operations) => log.append(operations);
    return { durable: () => log.durable(), close: () => log.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function listen(server: Server, { socketPath, port = 0 }: ServeOptions): Promise<void> {
  if (socketPath !== undefined) await rm(socketPath, { force: true });
  server.listen(socketPath === undefined ? { port, host: '127.0.0.1' } : { path: socketPath });
  await once(server, 'listening');
  if (socketPath !== undefined) await chmod(socketPath, 0o600);
}
