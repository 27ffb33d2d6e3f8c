import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How to start a server. */
export interface StartOptions {
  /** The data directory. Without it, data are only in memory. */
  readonly dir?: string;
  /** A unix socket to listen on instead of a port. */
  readonly socketPath?: string;
  /** The port on 127.0.0.1. If 0 or undefined, any free port. */
  readonly port?: number;
  /** Enables `configureFailPoint`, for fault tests. */
  readonly failPoints?: boolean;
}

export interface StartedServer {
  /** The URL without a database name, for `mongoose.connect(uri, { dbName })`. */
  readonly uri: string;
  /** Closes the connections, writes pending data and releases the directory. */
  close(): Promise<void>;
}

/** Starts a server in its own thread, so that a scan never blocks the caller. @throws Error with one sentence */
export async function start(options: StartOptions = {}): Promise<StartedServer> {
  const worker = new Worker(join(__dirname, 'thread-entry.cjs'), { workerData: options, execArgv: [] });
  const [uri] = (await once(worker, 'message')) as [string];
  // An error from here on makes `close` fail.
  const exited = once(worker, 'exit');
  exited.catch((error: Error) => process.emitWarning(error));
  worker.unref();
  const close = async (): Promise<void> => {
    worker.ref();
    worker.postMessage('close');
    await exited;
  };
  return { uri, close };
}
