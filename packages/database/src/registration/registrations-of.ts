import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { Model, Types } from 'mongoose';
import type { Models } from '../models';

/** The model of each kind of registration. */
export const registrationModels = {
  camper: 'Camper',
  counselor: 'Counselor',
  'counselor-app': 'CounselorApplication',
  staff: 'StaffApplication',
} as const satisfies Record<RecordKind, keyof Models>;

/** Fields of every kind of registration. */
export interface AnyRegistration {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  campYear: number;
  nameFirst: string;
  nameLast: string;
}

/** The model of a kind, typed by the fields that all kinds share. */
export const registrationsOf = (models: Models, kind: RecordKind) =>
  models[registrationModels[kind]] as unknown as Model<AnyRegistration>;
