import type { RecordRules } from '../records/rules';
import type { CounselorFieldName } from './record';

/** What the answers of a counselor's registration say of one another. */
export const counselorRules: RecordRules<CounselorFieldName> = {
  forced: [
    // There is nothing to prove.
    { reads: ['covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' },
  ],
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid === 'Yes' }],
};
