import type { Wire } from '../forms/wire';
import type { RegistrationListQuery, RegistrationStanding } from '../registration/registration';
import * as registration from '../registration/registration-operations';
import type { CounselorApplicationInput } from './record';

/**
 * The form's data. `counselor` is the id of the registration. Default: the person's only one without an application.
 */
export type CounselorApplicationForm = registration.FormOf<CounselorApplicationInput> & {
  counselor?: string;
};

/** An application as the API returns it. */
export type CounselorApplicationRecord = RegistrationStanding &
  Partial<Wire<CounselorApplicationInput>> & {
    type: 'CounselorApplication';
    /** Id of the registration that it completes. */
    counselor: string;
    /** The counselor's name. */
    nameFirst: string;
    nameLast: string;
  };

// Calls about counselor applications.

export const create = registration.creates<CounselorApplicationForm, CounselorApplicationRecord>(
  'counselor-app',
);

export const read = registration.reads<CounselorApplicationRecord>('counselor-app');

export const update = registration.updates<CounselorApplicationForm, CounselorApplicationRecord>(
  'counselor-app',
);

export const list = registration.lists<RegistrationListQuery, CounselorApplicationRecord>('counselor-app');

const exportApplications = registration.listsAsFile<RegistrationListQuery>('counselor-app');
export { exportApplications as export };

export const history = registration.listsHistory('counselor-app');

const deleteApplication = registration.deletes('counselor-app');
export { deleteApplication as delete };
