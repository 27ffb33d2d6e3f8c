import { jobs } from '@camp/contracts/registries/jobs';
import { storeDeadLetter } from '@camp/database/delivery/deliver-once';
import { HopelessError, type FailedJob } from '@camp/queue/consumer';
import { isValidObjectId } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { failImage } from '../image/fail-image';

/** Keeps a job that failed for good, and does what its failure asks for. */
export async function deadLetter(deps: WorkerDependencies, work: FailedJob): Promise<void> {
  const { database, logger } = deps;
  const { eventId, name, payload, error } = work;
  // The event's id is no person's record, and leads from this line to the failed work (docs/reliability.md, Logs).
  logger.error({ eventId, job: name, err: error }, 'Dead letter');
  // A job that nobody of ours put there names no event; the log is all there is of it.
  if (!isValidObjectId(eventId)) return;
  // Only our own words: a server's may hold an address.
  const reason = error instanceof HopelessError ? error.message : `It failed too often: ${error.name}.`;
  if (name === 'image.resize') {
    const image = jobs[name].payload.safeParse(payload);
    if (image.success) await failImage(deps, image.data);
  }
  await storeDeadLetter(
    database.models,
    { eventId, handler: name, payload: { ...(payload as object | null) } },
    reason,
  );
}
