import { counselorContent } from '../content/counselors';
import { zeroTolerancePolicy } from '../content/zero-tolerance';
import { nameLimit } from '../forms/limits';
import { selectImageFile } from '../forms/messages';
import {
  adultBirthdateAndShirt,
  adultSex,
  country,
  detailText,
  firstNameTooLong,
  immunization,
  incident,
  lastNameTooLong,
  medicalQuestion,
  medicalUnconfirmed,
  medicalYesNo,
  ownName,
  pediatrician,
  phoneMissing,
  phoneWrong,
  phonesAndEmail,
  schoolName,
  stateAndZip,
  streetAndCity,
  zeroToleranceUnconfirmed,
} from '../records/common-fields';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { counselorGrades } from './options';

const inMedicalBlock = { block: 'medical' } as const;
const inImmunizations = { block: 'medical.immunizations' } as const;
const inPediatrician = { block: 'medical.pediatrician' } as const;

const doctor = pediatrician('medical');

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
    incidents: {
      kind: 'incidents',
      title: 'Have you ever had any of these?',
      shortTitle: 'Last incidents',
      hint: 'Tick what has happened, and enter when it happened last.',
      none: 'None of these',
    },
    pediatrician: {
      kind: 'contact',
      title: 'Pediatrician',
      name: 'pediatricianName',
      phone: 'pediatricianNumber',
    },
  },
  fields: {
    ...ownName('counselor-information', false),
    ...adultSex('counselor-information'),
    ...adultBirthdateAndShirt('counselor-information', false),
    grade: {
      section: 'counselor-information',
      kind: 'choice',
      visibility: 'open',
      question: 'Grade',
      hint: 'This fall',
      options: counselorGrades,
      missing: 'Choose a grade.',
      width: 'third',
      first: { earlier: 'anew' },
    },
    ...schoolName('counselor-information', 'Enter your school.'),
    ...streetAndCity('counselor-information'),
    ...stateAndZip('counselor-information'),
    ...country('counselor-information'),
    ...phonesAndEmail('counselor-information'),
    dietaryRestrictions: medicalQuestion(
      'counselor-information',
      ['Do you have dietary restrictions?', 'Dietary restrictions'],
      detailText('Which dietary restrictions?', 'the dietary restrictions'),
    ),
    parentNameFirst: {
      section: 'parent-information',
      kind: 'line',
      visibility: 'contact',
      question: 'Parent/guardian first name',
      limit: nameLimit,
      missing: 'Enter parent/guardian first name.',
      tooLong: firstNameTooLong,
      capitalize: 'words',
      width: 'half',
      first: { family: 'offered' },
    },
    parentNameLast: {
      section: 'parent-information',
      kind: 'line',
      visibility: 'contact',
      question: 'Parent/guardian last name',
      limit: nameLimit,
      missing: 'Enter parent/guardian last name.',
      tooLong: lastNameTooLong,
      capitalize: 'words',
      width: 'half',
      first: { family: 'offered' },
    },
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
    asthma: { ...incident('Asthma', 'asthma'), ...inMedicalBlock },
    heartTrouble: { ...incident('Heart trouble', 'heart trouble'), ...inMedicalBlock },
    stomachUpsets: { ...incident('Stomach upsets', 'stomach upsets'), ...inMedicalBlock },
    seizuresConvulsions: { ...incident('Seizures/convulsions', 'seizures/convulsions'), ...inMedicalBlock },
    sleepWalking: { ...incident('Sleep walking', 'sleep walking'), ...inMedicalBlock },
    headaches: { ...incident('Headaches', 'headaches'), ...inMedicalBlock },
    noseBleeds: { ...incident('Nose bleeds', 'nose bleeds'), ...inMedicalBlock },
    diabetes: { ...medicalYesNo('medical', 'Do you have diabetes?', 'Diabetes'), ...inMedicalBlock },
    allergicReactions: {
      ...medicalQuestion(
        'medical',
        ['Do you have allergic reactions?', 'Allergic reactions'],
        detailText('To what, and what happens?', 'the allergic reactions'),
      ),
      ...inMedicalBlock,
    },
    tdap: { ...immunization('medical', 'Tdap'), ...inImmunizations },
    mmr: { ...immunization('medical', 'MMR'), ...inImmunizations },
    covid: {
      ...medicalYesNo('medical', 'Are you vaccinated against COVID-19?', 'COVID-19 vaccination'),
      ...inImmunizations,
      hint: 'Encouraged, not required. A Yes comes with a picture as proof.',
    },
    covidVaccineImage: {
      section: 'medical',
      kind: 'picture',
      optional: true,
      visibility: 'medical',
      question: 'Proof of vaccination (picture)',
      shortName: 'Proof of vaccination',
      hint: 'A photo or screenshot (JPEG, PNG or WebP).',
      missing: selectImageFile,
    },
    pediatricianName: { ...doctor.pediatricianName, ...inPediatrician },
    pediatricianNumber: { ...doctor.pediatricianNumber, ...inPediatrician },
    medications: {
      ...medicalQuestion(
        'medical',
        ['Will you take medications at camp?', 'Medications'],
        detailText('Which ones, how much and when?', 'the medications'),
      ),
      ...inMedicalBlock,
      hint: 'Bring them in their original packaging and hand them to the camp nurse on arrival.',
    },
    medicalConfirm: {
      section: 'medical',
      kind: 'confirmation',
      visibility: 'open',
      question: 'All medical information on this form is correct and complete.',
      missing: medicalUnconfirmed,
      version: 1,
    },
    datesConfirm: {
      section: 'meetings-and-dates',
      kind: 'confirmation',
      visibility: 'open',
      question: 'I will be at all required meetings and dates.',
      // sic: the specification's words.
      missing: 'Please confirmation that you will be at all required meetings and dates by checking the box.',
      version: counselorContent.meetings.version,
    },
    zeroConfirm: {
      section: 'zero-tolerance',
      kind: 'confirmation',
      visibility: 'open',
      question: 'I have read the Zero Tolerance Policy, as have my parents/guardians, and we agree to it.',
      missing: zeroToleranceUnconfirmed,
      version: zeroTolerancePolicy.version,
    },
  },
});

/** A field of the registration by its name. */
export type CounselorFieldName = keyof typeof counselorRecord.fields;

/** A checked registration form; dates are midnight UTC. */
export interface CounselorInput extends RecordValues<typeof counselorRecord.fields> {}
