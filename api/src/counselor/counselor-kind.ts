import { counselorForm } from '@camp/contracts/counselor/form';
import { counselorList } from '@camp/contracts/counselor/list';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord, type CounselorInput } from '@camp/contracts/counselor/record';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import { trusted } from 'mongoose';
import { ProblemError } from '../refusals/problem';
import { presentPerson } from '../registration/present-registration';
import type { PersonKind } from '../registration/registration-kind';
import { eachSeenBy } from '../registration/seen-part';

/** Counselors, as a kind of registration. */
export const counselorKind: PersonKind<
  StoredCounselor,
  CounselorRecord,
  CounselorInput,
  typeof counselorList
> = {
  subject: 'counselor',
  name: 'Counselor',
  form: counselorForm,
  model: ({ Counselor }) => Counselor,
  duplicate: () => new ProblemError('duplicate', 'This counselor is already registered for this camp.'),
  image: 'counselor',
  begin: { applicationId: null },
  asSeenBy: eachSeenBy('counselor', (counselor, withMedical) => ({
    ...presentPerson('counselor', counselorRecord, counselor, withMedical),
    type: 'Counselor',
    grade: counselor.grade,
    application: counselor.applicationId?.toString() ?? null,
  })),
  list: counselorList,
  searchable: [
    ...['nameLast', 'nameFirst', 'emailAddress'],
    ...['parentNameFirst', 'parentNameLast', 'parentEmailAddress'],
  ],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt', 'parentPhoneNumber'],
  meanings: () => ({
    applied: (applied) => ({ applicationId: applied === 'true' ? trusted({ $ne: null }) : null }),
  }),
  inFile: { status: (counselor) => counselorStatusWords[counselorStatus(counselor)] },
  alsoDelete: ({ CounselorApplication }, session, { _id }) =>
    CounselorApplication.deleteMany({ counselorId: _id }, { session }),
  alsoChange: ({ CounselorApplication }, session, { _id, nameFirst, nameLast }) =>
    CounselorApplication.updateMany({ counselorId: _id }, { nameFirst, nameLast }, { session }),
  notifyRegistered: (record, counselorId) => record('counselor.registered', { counselorId }),
};
