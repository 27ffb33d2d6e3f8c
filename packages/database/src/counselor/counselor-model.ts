import { counselorRecord, type CounselorInput } from '@camp/contracts/counselor/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import {
  indexPersonRegistrations,
  personRegistrationPaths,
  type StoredPersonRegistration,
} from '../registration/registration-paths';

/** A counselor's registration: the answers of the form and its state. */
export type StoredCounselor = CounselorInput &
  StoredPersonRegistration & {
    /** Null until the application is stored. */
    applicationId: Types.ObjectId | null;
    /** When the owner was reminded, which happens only once. */
    remindedAt?: Date;
  };

/** The stored document. */
export const storedCounselorSchema = new Schema<StoredCounselor>({
  ...pathsOf(counselorRecord),
  ...personRegistrationPaths,
  applicationId: { type: Schema.Types.ObjectId, default: null },
  remindedAt: Date,
});

// Index for the sweep that sends reminders.
storedCounselorSchema.index({ campId: 1, applicationId: 1, remindedAt: 1, createdAt: 1 });
indexPersonRegistrations(storedCounselorSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ['grade', 'nameLast', 'nameFirst'],
]);
