import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How to start a server. */
export interface StartOptions {
  /** Where the data is kept; without it only in memory. */
  readonly dir?: string;
  /** A unix socket to listen on instead of a port. */
  readonly socketPath?: string;
  /** 0 or nothing for any free port, on 127.0.0.1. */
  readonly port?: number;
  /** Allows `configureFailPoint`, for tests of faults. */
  readonly failPoints?: boolean;
}

export interface StartedServer {
  /** The address without a database's name, for `mongoose.connect(uri, { dbName })`. */
  readonly uri: string;
  /** Ends the connections and writes what is left. */
  close(): Promise<void>;
}

/** What the thread tells. */
export type ThreadMessage = { readonly uri: string } | { readonly error: string };

/**
 * Starts a server in a thread of its own, so that a long scan never blocks the caller.
 * @throws Error with one sentence when the directory or the address cannot be used
 */
export async function start(options: StartOptions = {}): Promise<StartedServer> {
  const worker = new Worker(join(__dirname, 'thread-entry.cjs'), { workerData: options, execArgv: [] });
  let failure: Error | undefined;
  worker.on('error', (error: Error) => (failure = error));
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const uri = await new Promise<string>((resolve, reject) => {
    worker.once('exit', () => reject(failure ?? new Error('the thread of local-mongo ended')));
    worker.once('message', (message: ThreadMessage) => {
      if ('uri' in message) resolve(message.uri);
      else reject(new Error(message.error));
    });
  });
  worker.unref();
  return {
    uri,
    close: async () => {
      worker.ref();
      worker.postMessage('close');
      await exited;
      if (failure) throw failure;
    },
  };
}
