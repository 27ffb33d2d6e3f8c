import type { BlockOf } from '../records/record-values';
import type { PersonRegistration, RegistrationListQuery } from '../registration/registration';
import * as registration from '../registration/registration-operations';
import type { StaffApplicationInput, staffApplicationRecord } from './record';

/** The form's data. */
export type StaffApplicationForm = registration.FormOf<StaffApplicationInput>;

/** An application as the API returns it. Days at camp are labels (`camp/camp-days.ts`). */
export type StaffApplicationRecord = PersonRegistration<StaffApplicationInput> & {
  type: 'Staff';
  /** Text of all positions together. */
  staffRole?: BlockOf<typeof staffApplicationRecord.fields, 'staffRole'>;
};

/** The filters of the list of staff applications. */
export interface StaffApplicationListQuery extends RegistrationListQuery {
  late?: 'true' | 'false';
}

// Staff applications (docs/product/staff-application.md).

export const create = registration.creates<StaffApplicationForm, StaffApplicationRecord>(
  'staff',
  registration.proofFile,
);

export const read = registration.reads<StaffApplicationRecord>('staff');

export const update = registration.updates<StaffApplicationForm, StaffApplicationRecord>(
  'staff',
  registration.proofFile,
);

export const list = registration.lists<StaffApplicationListQuery, StaffApplicationRecord>('staff');

const exportStaff = registration.listsAsFile<StaffApplicationListQuery>('staff');
export { exportStaff as export };

export const history = registration.listsHistory('staff');

const deleteStaff = registration.deletes('staff');
export { deleteStaff as delete };

export const covidImage = registration.showsProof('staff');
