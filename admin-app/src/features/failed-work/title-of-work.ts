import type { FailedJob } from '@camp/contracts/failed-work/operations';

/** What failed, and whose record it was about for who may know. */
export const titleOfWork = ({ what, about }: FailedJob) => (about?.who ? `${what}: ${about.who}` : what);
