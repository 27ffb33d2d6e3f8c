import {
  counselorApplicationRecord,
  type CounselorApplicationInput,
} from '@camp/contracts/counselor-application/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import {
  indexRegistrations,
  registrationPaths,
  type StoredRegistration,
} from '../registration/registration-paths';

/** A counselor application: the second part of a registration. */
export type StoredCounselorApplication = CounselorApplicationInput &
  StoredRegistration & {
    /** The counselor's registration. */
    counselorId: Types.ObjectId;
    /** The counselor's names, updated with every change there, since the list is sorted and searched by them. */
    nameFirst: string;
    nameLast: string;
  };

/** A unique index lets a registration have one application. The others serve the lists. */
export const counselorApplicationSchema = new Schema<StoredCounselorApplication>({
  ...pathsOf(counselorApplicationRecord),
  ...registrationPaths,
  counselorId: { type: Schema.Types.ObjectId, required: true },
  nameFirst: { type: String, required: true },
  nameLast: { type: String, required: true },
});

counselorApplicationSchema.index({ counselorId: 1 }, { unique: true });
indexRegistrations(counselorApplicationSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ['choiceFirst', 'nameLast', 'nameFirst'],
]);
