import type { FailedJob } from '@camp/contracts/failed-work/operations';

/** What failed, and whose record it was about if the person may know that. */
export const titleOfWork = ({ what, about }: FailedJob) => (about?.who ? `${what}: ${about.who}` : what);
