import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import { counselorApplicationList } from '@camp/contracts/counselor-application/list';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import { everything, presentFields } from '../records/present-fields';
import { presentStanding } from '../registration/present-registration';
import type { RegistrationKind } from '../registration/registration-kind';
import { eachSeenBy } from '../registration/seen-part';

/** Counselor applications, as a kind of registration. They have no medical answers. */
export const applicationKind: RegistrationKind<
  StoredCounselorApplication,
  CounselorApplicationRecord,
  typeof counselorApplicationList
> = {
  subject: 'counselor-app',
  name: 'Counselor application',
  form: counselorApplicationForm,
  model: ({ CounselorApplication }) => CounselorApplication,
  asSeenBy: eachSeenBy('counselor-app', (application) => ({
    ...presentFields(counselorApplicationRecord, application, everything),
    ...presentStanding(application),
    type: 'CounselorApplication',
    counselor: application.counselorId.toString(),
    nameFirst: application.nameFirst,
    nameLast: application.nameLast,
  })),
  list: counselorApplicationList,
  meanings: () => ({}),
  inFile: {},
  searchable: ['nameLast', 'nameFirst'],
  alsoDelete: ({ Counselor }, session, { _id, counselorId }) =>
    Counselor.updateOne({ _id: counselorId, applicationId: _id }, { applicationId: null }, { session }),
};
