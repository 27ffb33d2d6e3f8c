import { claimKeys } from '../sealing/used-keys';
import { sealAll, sealNames } from './0011-medical-answers-sealed';
import { medicalNames } from './0011-medical-names';
import type { Migration } from './migration';

/** An imported record is a camper's, a counselor's or a staff member's. Its audit row doesn't say which. */
const medical: readonly string[] = [
  ...medicalNames.campers,
  ...medicalNames.counselors,
  ...medicalNames['staff-applications'],
];

/** Audit rows that name a medical answer of an imported record in the clear. */
const unsealed = { subject: 'imported-record', sealed: { $exists: false }, fields: { $in: medical } };

/** Encrypts which medical answers of imported records were changed, as migration 11 does for the other records. */
export const importedNamesSealed: Migration = {
  number: 14,
  name: 'the audit of imported records encrypts the names of medical answers',
  isReversible: false,
  countDue: (database) => database.collection('audits').countDocuments(unsealed),
  up: async (database, { keys } = {}) => {
    const audits = database.collection('audits');
    // Before the first row, so that a start with another key is refused even if this run dies.
    if (keys && (await audits.findOne(unsealed))) await claimKeys(database, keys);
    while ((await sealAll(audits, unsealed, (row) => sealNames(row, medical, keys))) > 0);
  },
};
