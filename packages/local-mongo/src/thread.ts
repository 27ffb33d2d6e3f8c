import { parentPort, workerData } from 'node:worker_threads';
import { serve } from './server/serve';
import type { StartOptions, ThreadMessage } from './start';

/** The thread behind `start`: serves until it is told to close. */
async function main(): Promise<void> {
  const server = await serve(workerData as StartOptions, (error) => process.emitWarning(error));
  tell({ uri: server.uri });
  parentPort?.once('message', () => {
    void server.close().finally(() => parentPort?.close());
  });
}

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

main().catch((error: Error) => tell({ error: error.message }));
