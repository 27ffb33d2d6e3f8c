import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import { Schema } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import {
  indexPersonRegistrations,
  personRegistrationPaths,
  type StoredPersonRegistration,
} from '../registration/registration-paths';

/** A staff application: the answers of the form, its owner and camp. */
export type StoredStaffApplication = StaffApplicationInput & StoredPersonRegistration;

/** The stored document. */
export const storedStaffApplicationSchema = new Schema<StoredStaffApplication>({
  ...pathsOf(staffApplicationRecord),
  ...personRegistrationPaths,
});

// Pictures of past camps are found by the camp's id.
storedStaffApplicationSchema.index({ campId: 1 });
indexPersonRegistrations(storedStaffApplicationSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ['staffPosition', 'nameLast', 'nameFirst'],
]);
