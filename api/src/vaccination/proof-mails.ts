import type { JobName } from '@camp/contracts/registries/jobs';

/** Emails whose names alone tell that a registration has a proof of vaccination. */
export const proofMails: readonly string[] = [
  'mail.proof-received',
  'mail.proof-unreadable',
  'mail.image-unreadable',
] satisfies JobName[];
