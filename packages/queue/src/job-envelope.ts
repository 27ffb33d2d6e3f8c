import { jobs, type JobName } from '@camp/contracts/registries/jobs';
import * as z from 'zod';

/** The content of a job in Redis: ids, never personal data. */
export const envelopeSchema = z.object({
  eventId: z.string().min(1),
  payload: z.unknown(),
  /** The job's effect happened, even if its delivery record isn't stored yet. */
  happened: z.boolean().optional(),
});

/** One job. */
export type JobEnvelope = z.output<typeof envelopeSchema>;

/** All keys in Redis begin with it; tests use one of their own. */
export const defaultPrefix = 'camp';

/**
 * The job's id, the same however often the event is dispatched, so that a job that waits already is not added twice.
 * BullMQ allows neither colons nor bare numbers.
 */
export const jobIdOf = (eventId: string, name: JobName) => `${eventId}-${name}`;

/** Tells the names of the registry from those of an older or newer version of the product. */
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name);
