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

/** What every kind of registration keeps: whose it is, for which camp, and who is registered. */
export interface AnyRegistration {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  campYear: number;
  nameFirst: string;
  nameLast: string;
}

/** The registrations of a kind, as far as all kinds keep the same: each model knows its own only. */
export const registrationsOf = (models: Models, kind: RecordKind) =>
  models[registrationModels[kind]] as unknown as Model<AnyRegistration>;
