import type { JobName } from '@camp/contracts/registries/jobs';
import { SealError } from '@camp/database/sealing/seal';
import { NotYetError, type Handlers, type JobMemory, type Work } from '@camp/queue/consumer';
import type { Logger } from '@camp/runtime/logger';

/** Milliseconds until a job that needs a missing key is tried again. */
const wait = 60_000;

/**
 * Lets a job wait whose record or picture doesn't open, for example while processes are restarted with another key. It
 * counts as no failed try, so nothing is given up or deleted.
 */
export function waitingForKeys(handlers: Handlers, logger: Logger): Handlers {
  const names = Object.keys(handlers) as JobName[];
  return Object.fromEntries(
    names.map((name) => [name, (work: Work, memory: JobMemory) => run(handlers, work, memory, logger)]),
  ) as unknown as Handlers;
}

async function run<Name extends JobName>(
  handlers: Handlers,
  work: Work<Name>,
  memory: JobMemory,
  logger: Logger,
): Promise<void> {
  const handle = handlers[work.name] as Handlers[Name];
  try {
    await handle(work, memory);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    logger.error({ err: error, job: work.name, eventId: work.eventId }, 'A job waits for its key');
    throw new NotYetError(wait);
  }
}
