import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import { Schema } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import {
  indexPersonRegistrations,
  personRegistrationPaths,
  type StoredPersonRegistration,
} from '../registration/registration-paths';

/** A staff application: the answers of the form and where it belongs. */
export type StoredStaffApplication = StaffApplicationInput & StoredPersonRegistration;

/** What is stored of a staff application. */
export const storedStaffApplicationSchema = new Schema<StoredStaffApplication>({
  ...pathsOf(staffApplicationRecord),
  ...personRegistrationPaths,
});

// The pictures of a camp that is over are looked for by its id.
storedStaffApplicationSchema.index({ campId: 1 });
indexPersonRegistrations(storedStaffApplicationSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ['staffPosition', 'nameLast', 'nameFirst'],
]);
