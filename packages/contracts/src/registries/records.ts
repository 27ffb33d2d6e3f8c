import { campRecord } from '../camp/record';
import { camperRecord } from '../camper/record';
import { counselorApplicationRecord } from '../counselor-application/record';
import { counselorRecord } from '../counselor/record';
import { parentRecord } from '../parent/record';
import type { RecordDeclaration } from '../records/record';
import { staffApplicationRecord } from '../staff-application/record';
import { staffProfileRecord } from '../staff-profile/record';
import { userRecord } from '../user/record';

/** Every kind of record that is declared. What must hold for all of them, such as what no log may hold, reads this list. */
export const records = {
  camp: campRecord,
  camper: camperRecord,
  counselor: counselorRecord,
  counselorApplication: counselorApplicationRecord,
  parent: parentRecord,
  staffApplication: staffApplicationRecord,
  staffProfile: staffProfileRecord,
  user: userRecord,
} as const satisfies Record<string, RecordDeclaration>;
