import type { Wire } from '../forms/wire';
import type { BlockOf } from '../records/record-values';
import type { PersonRegistration, RegistrationListQuery } from '../registration/registration';
import * as registration from '../registration/registration-operations';
import type { CounselorInput, counselorRecord } from './record';

type Fields = typeof counselorRecord.fields;

/** The form's data. */
export type CounselorForm = registration.FormOf<CounselorInput>;

/** A registration as the API returns it. Readers of medical answers also get the `medical` block. */
export type CounselorRecord = PersonRegistration<CounselorInput> &
  Pick<Wire<CounselorInput>, 'grade'> & {
    type: 'Counselor';
    /** The id of its application. Null until the application is stored. */
    application: string | null;
    /** The medical answers again, grouped in a block. */
    medical?: BlockOf<Fields, 'medical'> & {
      immunizations?: BlockOf<Fields, 'medical.immunizations'>;
      pediatrician?: BlockOf<Fields, 'medical.pediatrician'>;
    };
  };

/** The filters of the list of counselors. */
export interface CounselorListQuery extends RegistrationListQuery {
  applied?: 'true' | 'false';
}

// Calls about counselors.

export const create = registration.creates<CounselorForm, CounselorRecord>(
  'counselor',
  registration.proofFile,
);

export const read = registration.reads<CounselorRecord>('counselor');

export const update = registration.updates<CounselorForm, CounselorRecord>(
  'counselor',
  registration.proofFile,
);

export const list = registration.lists<CounselorListQuery, CounselorRecord>('counselor');

const exportCounselors = registration.listsAsFile<CounselorListQuery>('counselor');
export { exportCounselors as export };

export const history = registration.listsHistory('counselor');

const deleteCounselor = registration.deletes('counselor');
export { deleteCounselor as delete };

export const covidImage = registration.showsProof('counselor');
