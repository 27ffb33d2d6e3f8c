import type { CamperRecord } from '../camper/operations';
import type { CounselorApplicationRecord } from '../counselor-application/operations';
import type { CounselorRecord } from '../counselor/operations';
import { operation } from '../operations/operation';
import type { PaymentRecord } from '../payment/payment-record';
import type { StaffApplicationRecord } from '../staff-application/operations';
import type { AttendeeKind } from './kinds';

/** A person's records of one year or of all (docs/product/related-records.md). */
export interface RelatedRecords {
  camper: CamperRecord[];
  counselor: CounselorRecord[];
  counselorApp: CounselorApplicationRecord[];
  staff: StaffApplicationRecord[];
  payments: PaymentRecord[];
}

/** Records of earlier years of people who are registered this year too (docs/product/related-records.md). */
export type PriorRecords = Pick<RelatedRecords, AttendeeKind>;

/**
 * That somebody opened the medical answers or the picture of a person on one day (GMT): when and who, never the content.
 */
export interface Opening {
  /** The last time of that day. */
  when: string;
  /** How often on that day. */
  times: number;
  /** The viewer's initials. Absent if the account is gone. */
  initials?: string;
  /** The viewer's roles at that time, without the one that everybody has. Absent in rows of earlier versions. */
  roles?: string[];
  part: 'medical' | 'picture';
  /** Whether one record, a list, an exported list or the encrypted export of all records showed them. */
  how: 'record' | 'list' | 'file' | 'everything';
}

/** One registered person of the family with the latest views of their answers, newest first. */
export interface OpenedRecord {
  _id: string;
  kind: AttendeeKind;
  nameFirst: string;
  nameLast: string;
  campYear: number;
  openings: Opening[];
  /** Whether earlier ones were left out. */
  more: boolean;
}

// A user's records, for the profile and the upload page.

export const user = operation<{ query: { id?: string; historical?: boolean } }, RelatedRecords>(
  'GET /data/user',
  'signed-in',
);

export const prior = operation<{ query: { id?: string } }, PriorRecords>('GET /data/user/prior', 'signed-in');

/** Who opened the medical answers and pictures of one's own family. Takes no id, so nobody can ask for another family. */
export const openings = operation<Record<never, never>, OpenedRecord[]>('GET /data/openings', 'signed-in');
