import { counselorContent } from '../content/counselors';
import {
  adultBirthdateAndShirt,
  adultSex,
  country,
  gradeOf,
  ownName,
  phoneMissing,
  phoneWrong,
  phonesAndEmail,
  schoolName,
  stateAndZip,
  streetAndCity,
} from '../records/common-fields';
import { inBlock } from '../records/in-block';
import * as medical from '../records/medical-fields';
import { parentName, zeroTolerance } from '../records/people-fields';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { counselorGrades } from './options';

/** A counselor's registration, which an application follows. */
export const counselorRecord = declareRecord({
  name: 'counselor',
  version: 1,
  sections: {
    'counselor-information': {
      title: 'Counselor information',
      shortTitle: 'Counselor',
      description: 'Counselors are at least going into 10th grade this fall.',
    },
    'parent-information': { title: 'Parent/guardian information', shortTitle: 'Parent/guardian' },
    medical: {
      title: 'Medical',
      description:
        'In an emergency all children 17 and under are taken to the nearest appropriate facility (EMS protocol). ' +
        'Only the camp nurse and those responsible for your health read these answers.',
    },
    'meetings-and-dates': { title: 'Mandatory meetings and dates', shortTitle: 'Meetings and dates' },
    'zero-tolerance': { title: 'Zero tolerance policy', shortTitle: 'Zero tolerance' },
  },
  groups: {
    incidents: medical.incidentsGroup('Have you ever had any of these?'),
    pediatrician: medical.pediatricianGroup,
  },
  fields: {
    ...ownName('counselor-information', false),
    ...adultSex('counselor-information'),
    ...adultBirthdateAndShirt('counselor-information', false),
    ...gradeOf('counselor-information', counselorGrades),
    ...schoolName('counselor-information', 'Enter your school.'),
    ...streetAndCity('counselor-information'),
    ...stateAndZip('counselor-information'),
    ...country('counselor-information'),
    ...phonesAndEmail('counselor-information'),
    dietaryRestrictions: medical.dietaryRestrictions(
      'counselor-information',
      'Do you have dietary restrictions?',
    ),
    ...parentName('parent-information', false),
    parentPhoneNumber: {
      section: 'parent-information',
      kind: 'phone',
      visibility: 'contact',
      question: 'Parent/guardian phone number',
      hint: 'With area code',
      missing: phoneMissing,
      wrong: phoneWrong,
      width: 'half',
      first: { family: 'offered' },
    },
    parentEmailAddress: {
      section: 'parent-information',
      kind: 'email',
      visibility: 'contact',
      question: 'Parent/guardian email address',
      missing: 'Enter a valid parent/guardian email address.',
      width: 'half',
      first: { family: 'offered' },
    },
    ...inBlock('medical', {
      ...medical.incidents('asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions'),
      ...medical.incidents('sleepWalking', 'headaches', 'noseBleeds'),
      diabetes: medical.diabetes('Do you have diabetes?'),
      allergicReactions: medical.allergicReactions('Do you have allergic reactions?'),
    }),
    ...inBlock('medical.immunizations', {
      ...medical.immunizations('medical'),
      covid: medical.vaccination,
    }),
    covidVaccineImage: medical.proofOfVaccination('medical'),
    ...inBlock('medical.pediatrician', medical.pediatrician('medical')),
    medications: {
      ...medical.medications('medical', 'Will you take medications at camp?'),
      hint: 'Bring them in their original packaging and hand them to the camp nurse on arrival.',
      block: 'medical',
    },
    medicalConfirm: medical.confirmation('medical'),
    datesConfirm: {
      section: 'meetings-and-dates',
      kind: 'confirmation',
      visibility: 'open',
      question: 'I will be at all required meetings and dates.',
      // sic: the specification's words.
      missing: 'Please confirmation that you will be at all required meetings and dates by checking the box.',
      version: counselorContent.meetings.version,
    },
    zeroConfirm: zeroTolerance(
      'I have read the Zero Tolerance Policy, as have my parents/guardians, and we agree to it.',
    ),
  },
});

/** A checked registration form; dates are midnight UTC. */
export interface CounselorInput extends RecordValues<typeof counselorRecord.fields> {}
