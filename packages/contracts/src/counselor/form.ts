import { formOf } from '../records/form-of';
import type { RecordRules } from '../records/rules';
import { counselorRecord, type CounselorFieldName } from './record';

const rules: RecordRules<CounselorFieldName> = {
  forced: [
    // There is nothing to prove.
    { reads: ['covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' },
  ],
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid === 'Yes' }],
};

/** The counselor registration form. */
export const counselorForm = formOf(counselorRecord, rules);
