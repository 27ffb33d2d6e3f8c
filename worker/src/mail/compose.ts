import type { JobName, JobPayload } from '@camp/contracts/registries/jobs';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from './mail';

/** Writes the mail of one job from the records as they are now; none when they give no reason for it any more. */
export type Compose<Name extends JobName> = (
  deps: WorkerDependencies,
  payload: JobPayload<Name>,
) => Promise<Mail | undefined>;
