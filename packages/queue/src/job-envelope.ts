import { jobs, type JobName } from '@camp/contracts/registries/jobs';
import * as z from 'zod';

/** The content of a job in Redis: ids, never personal data. */
export const envelopeSchema = z.object({
  eventId: z.string().min(1),
  payload: z.unknown(),
  /** Whether the job's effect happened, even if its delivery record isn't stored yet. */
  happened: z.boolean().optional(),
  /** The request that caused the event. */
  requestId: z.string().optional(),
});

/** A job's content in Redis. */
export type JobEnvelope = z.output<typeof envelopeSchema>;

/** Prefix of all keys in Redis. Tests use their own. */
export const defaultPrefix = 'camp';

/**
 * The job's id, the same for every dispatch of the event. So a waiting job is not added twice. BullMQ allows neither
 * colons nor bare numbers.
 */
export const jobIdOf = (eventId: string, name: JobName) => `${eventId}-${name}`;

/** Distinguishes the registry's names from those of an older or newer version of the product. */
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name);
