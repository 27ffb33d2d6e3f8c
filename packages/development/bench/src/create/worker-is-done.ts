import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';

/** An event leaves the outbox when its jobs are done. */
export async function workerIsDone(models: Models): Promise<void> {
  const deadline = performance.now() + 120_000;
  while ((await models.Outbox.estimatedDocumentCount()) > 0) {
    if (performance.now() > deadline) throw new Error('The worker never finished its jobs.');
    await pause(50);
  }
}
