import { jobs } from '@camp/contracts/registries/jobs';
import { storeDeadLetter } from '@camp/database/delivery/deliver-once';
import { HopelessError, type FailedJob } from '@camp/queue/consumer';
import { isValidObjectId } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { failImage } from '../image/fail-image';

/** Stores a job that failed for good and handles its failure. */
export async function deadLetter(deps: WorkerDependencies, work: FailedJob): Promise<void> {
  const { database, logger } = deps;
  const { eventId, name, payload, requestId, error } = work;
  // The event's id isn't personal and leads from this line to the failed job (docs/reliability.md, Logs).
  logger.error({ eventId, job: name, requestId, err: error }, 'Dead letter');
  // A job that isn't ours has no event, so it is only logged.
  if (!isValidObjectId(eventId)) return;
  // Only our own messages, since a server's may contain an address.
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
