import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { TrailSign } from '@camp/ui/content/trail-sign';
import type { Registration } from './paths';

/** What a person submits of any kind. */
export type Submitted = Registration | CounselorApplicationRecord;

/** How it stands, and how that is called. */
export function standingOf(submitted: Submitted) {
  if (submitted.type === 'Camper') {
    const kind = camperStatus(submitted);
    return { kind, words: camperStatusWords[kind] };
  }
  const kind = submitted.type === 'Counselor' ? counselorStatus(submitted) : 'submitted';
  return { kind, words: counselorStatusWords[kind] };
}

/** How it stands, as a sign. */
export function RegistrationSign({ submitted }: { submitted: Submitted }) {
  const { kind, words } = standingOf(submitted);
  return <TrailSign kind={kind}>{words}</TrailSign>;
}
