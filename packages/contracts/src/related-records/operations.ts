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

// A user's records, for the profile and the upload page.

export const user = operation<{ query: { id?: string; historical?: boolean } }, RelatedRecords>(
  'GET /data/user',
  'signed-in',
);

export const prior = operation<{ query: { id?: string } }, PriorRecords>('GET /data/user/prior', 'signed-in');
