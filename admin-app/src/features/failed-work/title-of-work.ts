import type { FailedJob } from '@camp/contracts/failed-work/operations';

/** The failed work, and the record's owner if the person may see the name. */
export const titleOfWork = ({ what, about }: FailedJob) => (about?.who ? `${what}: ${about.who}` : what);
