import { jobs } from '@camp/contracts/registries/jobs';
import { storeDeadLetter } from '@camp/database/delivery/deliver-once';
import { HopelessError, type FailedJob } from '@camp/queue/consumer';
import { UnrecoverableError } from 'bullmq';
import { isValidObjectId } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { ensureOpens, failImage } from '../image/fail-image';
import { UnreadablePictureError } from '../image/resize-image';

/**
 * Stores a job that failed for good. If a picture is at fault, its record is changed too.
 *
 * @throws SealError if a picture doesn't open. Then nothing is changed
 */
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
    if (image.success) await (isAboutPicture(error) ? failImage : ensureOpens)(deps, image.data);
  }
  await storeDeadLetter(
    database.models,
    { eventId, handler: name, payload: { ...(payload as object | null) } },
    reason,
  );
}

/** After any other failure the original stays, and the job can be retried. */
const isAboutPicture = (error: Error) =>
  error instanceof UnreadablePictureError ||
  // BullMQ's error of a job that stopped its workers too often.
  (error instanceof UnrecoverableError && !(error instanceof HopelessError));
