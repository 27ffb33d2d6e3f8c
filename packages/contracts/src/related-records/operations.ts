import type { CamperRecord } from '../camper/operations';
import { operation } from '../operations/operation';
import type { PaymentRecord } from '../payment/operations';

/** A person's records of one year or of all (forms.md section 7). */
export interface RelatedRecords {
  camper: CamperRecord[];
  counselor: { _id: string; type: 'Counselor'; nameFirst: string; nameLast: string }[];
  counselorApp: { _id: string }[];
  staff: { _id: string; type: 'Staff'; nameFirst: string; nameLast: string }[];
  payments: PaymentRecord[];
}

/** Records of earlier years of people who are registered this year too (forms.md section 2). */
export type PriorRecords = Pick<RelatedRecords, 'camper' | 'counselor' | 'staff'>;

// What belongs to a user, for the profile and the upload page.

export const user = operation<{ query: { id?: string; historical?: boolean } }, RelatedRecords>({
  method: 'GET',
  path: '/data/user',
  access: 'signed-in',
});

export const prior = operation<{ query: { id?: string } }, PriorRecords>({
  method: 'GET',
  path: '/data/user/prior',
  access: 'signed-in',
});
