import type { JobName, JobPayload } from '@camp/contracts/registries/jobs';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from './mail';

/** Composes the email of one job from the current records. Returns undefined if they no longer require it. */
export type Compose<Name extends JobName> = (
  deps: WorkerDependencies,
  payload: JobPayload<Name>,
) => Promise<Mail | undefined>;
