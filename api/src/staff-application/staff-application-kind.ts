import { campDayLabel, campDaysOfLabels } from '@camp/contracts/camp/camp-days';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import { staffApplicationList } from '@camp/contracts/staff-application/list';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { ProblemError } from '../refusals/problem';
import { presentPerson } from '../registration/present-registration';
import type { PersonKind } from '../registration/registration-kind';
import { dayErrors } from './checked-days';
import { eachSeenBy } from '../registration/seen-part';

/** Staff applications, as a kind of registration. */
export const staffApplicationKind: PersonKind<
  StoredStaffApplication,
  StaffApplicationRecord,
  StaffApplicationInput,
  typeof staffApplicationList
> = {
  subject: 'staff',
  name: 'Staff application',
  form: staffApplicationForm,
  model: ({ StaffApplication }) => StaffApplication,
  duplicate: () => new ProblemError('duplicate', 'This person has already applied to work at this camp.'),
  image: 'staff',
  begin: {},
  readForCamp: (sent, { startDate }) =>
    'daysAtCamp' in sent ? { ...sent, daysAtCamp: campDaysOfLabels(sent['daysAtCamp'], startDate) } : sent,
  errorsOfCamp: ({ daysAtCamp }, { startDate }) => (daysAtCamp ? dayErrors(daysAtCamp, startDate) : []),
  asSeenBy: eachSeenBy('staff', (application, withMedical) => ({
    ...presentPerson('staff', staffApplicationRecord, application, withMedical),
    type: 'Staff',
    daysAtCamp: application.daysAtCamp.map(campDayLabel),
  })),
  list: staffApplicationList,
  searchable: ['nameFirst', 'nameLast', 'staffPositionOtherVal', 'emailAddress'],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
  meanings: () => ({ late: (late) => ({ late: late === 'true' }) }),
  inFile: {},
  notifyRegistered: (record, staffApplicationId) => record('staff.applied', { staffApplicationId }),
};
