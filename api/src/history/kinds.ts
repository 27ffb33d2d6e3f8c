import { camperRecord } from '@camp/contracts/camper/record';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { counselorRecord } from '@camp/contracts/counselor/record';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { Models } from '@camp/database/models';
import type { Types } from 'mongoose';

/** What the history of every kind of record has to know of one. */
export interface HistoricRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
}

/** A kind of record that has a history. */
export interface HistoricKind {
  /** What it is called where it is not found. */
  word: string;
  declaration: RecordDeclaration;
  find(models: Models, id: string): Promise<HistoricRecord | null>;
  /** What carries its id in the payload of a job; each has an index in `delivery-model.ts`. */
  payloads: readonly string[];
}

const ofOwner = { userId: 1 } as const;

/** Every kind that has one. */
export const historicKinds = {
  camper: {
    word: 'Camper',
    declaration: camperRecord,
    find: ({ Camper }, id) => Camper.findById(id, ofOwner).lean<HistoricRecord>(),
    payloads: ['camperId', 'camperIds', 'recordId'],
  },
  counselor: {
    word: 'Counselor',
    declaration: counselorRecord,
    find: ({ Counselor }, id) => Counselor.findById(id, ofOwner).lean<HistoricRecord>(),
    payloads: ['counselorId'],
  },
  'counselor-app': {
    word: 'Counselor application',
    declaration: counselorApplicationRecord,
    find: ({ CounselorApplication }, id) => CounselorApplication.findById(id, ofOwner).lean<HistoricRecord>(),
    payloads: ['applicationId'],
  },
  staff: {
    word: 'Staff application',
    declaration: staffApplicationRecord,
    find: ({ StaffApplication }, id) => StaffApplication.findById(id, ofOwner).lean<HistoricRecord>(),
    payloads: ['staffApplicationId', 'recordId'],
  },
} as const satisfies Record<RecordKind, HistoricKind>;

/** The name of one. */
export type HistoricKindName = keyof typeof historicKinds;
