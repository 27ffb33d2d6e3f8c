import { parentPort, workerData } from 'node:worker_threads';
import { serve } from './server/serve';
import type { StartOptions } from './start';

/** The thread behind `start`: reports its URL and serves until told to close. `start` throws its errors. */
async function main(): Promise<void> {
  const server = await serve(workerData as StartOptions, (error) => process.emitWarning(error));
  parentPort?.once('message', () => void server.close().finally(() => parentPort?.close()));
  parentPort?.postMessage(server.uri);
}

void main();
