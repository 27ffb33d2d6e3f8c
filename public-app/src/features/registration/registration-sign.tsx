import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { TrailSign } from '@camp/ui/content/trail-sign';
import type { Registration } from './paths';

/** Any record that a person submits. */
export type Submitted = Registration | CounselorApplicationRecord;

/** The status and its label. */
export function standingOf(submitted: Submitted) {
  if (submitted.type === 'Camper') {
    const kind = camperStatus(submitted);
    return { kind, words: camperStatusWords[kind] };
  }
  const kind = submitted.type === 'Counselor' ? counselorStatus(submitted) : 'submitted';
  return { kind, words: counselorStatusWords[kind] };
}

/** The record's status as a badge. */
export function RegistrationSign({ submitted }: { submitted: Submitted }) {
  const { kind, words } = standingOf(submitted);
  return <TrailSign kind={kind}>{words}</TrailSign>;
}
