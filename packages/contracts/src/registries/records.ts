import { campRecord } from '../camp/record';
import { camperRecord } from '../camper/record';
import { counselorApplicationRecord } from '../counselor-application/record';
import { counselorRecord } from '../counselor/record';
import { parentRecord } from '../parent/record';
import type { RecordDeclaration } from '../records/record';
import type { RecordKind } from '../related-records/kinds';
import { staffApplicationRecord } from '../staff-application/record';
import { staffProfileRecord } from '../staff-profile/record';
import { userRecord } from '../user/record';

/** Every kind of registration. */
export const registrationRecords = {
  camper: camperRecord,
  counselor: counselorRecord,
  'counselor-app': counselorApplicationRecord,
  staff: staffApplicationRecord,
} as const satisfies Record<RecordKind, RecordDeclaration>;

/** Every declared kind of record. Checks of all kinds read this list, such as the check of personal data in logs. */
export const records = {
  ...registrationRecords,
  camp: campRecord,
  parent: parentRecord,
  staffProfile: staffProfileRecord,
  user: userRecord,
} as const satisfies Record<string, RecordDeclaration>;
