import { meetingsVersion } from '../content/counselors';
import {
  address,
  adultSex,
  birthdate,
  grade,
  ownName,
  phone,
  phonesAndEmail,
  school,
  shirtSize,
} from '../records/common-fields';
import * as medical from '../records/medical-fields';
import { parentName, physician, physicianGroup, zeroTolerance } from '../records/people-fields';
import { inBlock, inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { adultShirtSizes } from '../registration/options';

/** The grade that a counselor enters in the fall of the camp year, stored as it is shown. */
const counselorGrades = ['10th', '11th', '12th'] as const;

/** A counselor's registration. The counselor application completes it. */
export const counselorRecord = declareRecord({
  name: 'counselor',
  version: 1,
  sections: {
    'counselor-information': {
      title: 'Counselor information',
      shortTitle: 'Counselor',
      description: 'Counselors must be going into at least 10th grade this fall.',
    },
    'parent-information': { title: 'Parent/guardian information', shortTitle: 'Parent/guardian' },
    medical: {
      title: 'Medical',
      description:
        'In an emergency, all children 17 and under are taken to the nearest appropriate facility (EMS protocol). ' +
        'Only the camp nurse and the people responsible for your health see these answers.',
    },
    'meetings-and-dates': { title: 'Mandatory meetings and dates', shortTitle: 'Meetings and dates' },
    'zero-tolerance': { title: 'Zero tolerance policy', shortTitle: 'Zero tolerance' },
  },
  groups: {
    incidents: medical.incidentsGroup('Have you ever had any of these?'),
    pediatrician: physicianGroup('pediatrician', 'Pediatrician'),
  },
  fields: {
    ...inSection('counselor-information', {
      ...ownName(false),
      sex: adultSex,
      birthdate: birthdate('Enter your birthdate.'),
      shirtSize: shirtSize(adultShirtSizes),
      grade: grade(counselorGrades),
      school: school('Enter your school.'),
      ...address,
      ...phonesAndEmail,
      dietaryRestrictions: medical.dietaryRestrictions('Do you have any dietary restrictions?'),
    }),
    ...inSection('parent-information', {
      ...parentName(false),
      parentPhoneNumber: {
        ...phone,
        visibility: 'contact',
        question: 'Parent/guardian phone number',
        first: { family: 'offered' },
      },
      parentEmailAddress: {
        kind: 'email',
        visibility: 'contact',
        question: 'Parent/guardian email address',
        missing: 'Enter a valid parent/guardian email address.',
        width: 'half',
        first: { family: 'offered' },
      },
    }),
    ...inSection('medical', {
      ...inBlock('medical', {
        ...medical.incidents('asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions'),
        ...medical.incidents('sleepWalking', 'headaches', 'noseBleeds'),
        diabetes: medical.diabetes('Do you have diabetes?'),
        allergicReactions: medical.allergicReactions('Do you have any allergies?'),
      }),
      ...inBlock('medical.immunizations', { ...medical.immunizations, covid: medical.vaccination }),
      covidVaccineImage: medical.proofOfVaccination(),
      ...inBlock('medical.pediatrician', physician('pediatrician', 'Pediatrician')),
      medications: {
        ...medical.medications('Will you take medications at camp?'),
        hint: 'Bring them in their original packaging and hand them to the camp nurse on arrival.',
        block: 'medical',
      },
      medicalConfirm: medical.confirmation,
    }),
    ...inSection('meetings-and-dates', {
      datesConfirm: {
        kind: 'confirmation',
        visibility: 'open',
        question: 'I will be at all required meetings and dates.',
        // The spelling is the specification's (sic).
        missing:
          'Please confirmation that you will be at all required meetings and dates by checking the box.',
        version: meetingsVersion,
      },
    }),
    ...inSection('zero-tolerance', {
      zeroConfirm: zeroTolerance(
        'I have read the Zero Tolerance Policy, as have my parents/guardians, and we agree to it.',
      ),
    }),
  },
});

/** A checked registration form. Dates are midnight UTC. */
export interface CounselorInput extends RecordValues<typeof counselorRecord.fields> {}
