import { nameLimit, zipLimit } from '../forms/limits';
import {
  chooseYesOrNo,
  country,
  detailText,
  firstNameTooLong,
  gradeOf,
  lastNameTooLong,
  phonesAndEmail,
  schoolName,
  streetAndCity,
  wrongDate,
} from '../records/common-fields';
import * as medical from '../records/medical-fields';
import { contactGroup, contactPerson, parentName, zeroTolerance } from '../records/people-fields';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { camperGrades, camperSexes, camperShirtSizes } from './options';

const emergencyContact = contactPerson(
  { section: 'emergency-contact', group: 'emergencyContact' },
  'Emergency contact',
  'grandmother',
);
const dropOffContact = contactPerson(
  { section: 'drop-off-and-pick-up', group: 'dropOffContact' },
  'Drop-off contact',
  'grandmother',
);
const pickUpContact = contactPerson(
  { section: 'drop-off-and-pick-up', group: 'pickUpContact' },
  'Pick-up contact',
  'grandmother',
);

const myself = {
  name: ['parentNameFirst', 'parentNameLast'],
  phone: 'phoneNumber',
  relation: 'Parent/guardian',
} as const;

/** A camper's registration. */
export const camperRecord = declareRecord({
  name: 'camper',
  version: 1,
  sections: {
    'camper-information': { title: 'Camper information', shortTitle: 'Camper' },
    'parent-information': {
      title: 'Parent/guardian information',
      shortTitle: 'Parent/guardian',
      description: 'Taken from your account. Changes here are for this registration only.',
    },
    'emergency-contact': {
      title: 'Emergency contact',
      description: 'Whom we call when we cannot reach you.',
    },
    'drop-off-and-pick-up': {
      title: 'Drop-off and pick-up',
      description: 'Only these people bring your camper and take them home.',
    },
    medical: {
      title: 'Medical',
      description:
        'In an emergency all children 17 and under are taken to the nearest appropriate facility (EMS protocol). ' +
        'Only the camp nurse and those responsible for your camper’s health read these answers.',
    },
    immunizations: { title: 'Immunizations' },
    pediatrician: { title: 'Pediatrician' },
    'medications-at-camp': { title: 'Medications' },
    'zero-tolerance': { title: 'Zero tolerance' },
  },
  groups: {
    emergencyContact: contactGroup('emergencyContact', 'Emergency contact'),
    dropOffContact: {
      ...contactGroup('dropOffContact', 'Drop-off contact'),
      myself,
      sameAs: 'emergencyContact',
    },
    pickUpContact: {
      ...contactGroup('pickUpContact', 'Pick-up contact'),
      myself,
      sameAs: 'emergencyContact',
    },
    incidents: medical.incidentsGroup('Has your camper ever had any of these?'),
    pediatrician: medical.pediatricianGroup,
  },
  fields: {
    nameFirst: {
      section: 'camper-information',
      kind: 'line',
      visibility: 'open',
      question: 'First name',
      limit: nameLimit,
      missing: 'Enter campers first name.',
      tooLong: firstNameTooLong,
      capitalize: 'words',
      width: 'half',
      first: { earlier: 'taken' },
    },
    nameLast: {
      section: 'camper-information',
      kind: 'line',
      visibility: 'open',
      question: 'Last name',
      limit: nameLimit,
      missing: 'Enter campers last name.',
      tooLong: lastNameTooLong,
      capitalize: 'words',
      width: 'half',
      first: { earlier: 'taken' },
    },
    sex: {
      section: 'camper-information',
      kind: 'choice',
      visibility: 'open',
      question: 'Boy or girl',
      options: camperSexes,
      missing: "Choose 'Boy' or 'Girl'.",
      shown: 'buttons',
      first: { earlier: 'taken' },
    },
    birthdate: {
      section: 'camper-information',
      kind: 'birthdate',
      visibility: 'contact',
      question: 'Birthdate',
      missing: 'Enter campers birthdate.',
      wrong: wrongDate,
      width: 'half',
      first: { earlier: 'taken' },
    },
    shirtSize: {
      section: 'camper-information',
      kind: 'choice',
      visibility: 'open',
      question: 'Shirt size',
      options: camperShirtSizes,
      missing: 'Choose a shirt size.',
      width: 'half',
    },
    ...gradeOf('camper-information', camperGrades),
    ...schoolName('camper-information', 'Enter campers school.'),
    newCamper: {
      section: 'camper-information',
      kind: 'yesNoDetail',
      visibility: 'open',
      question: 'Is this your camper’s first time at our camp?',
      shortName: 'First time at camp',
      missing: chooseYesOrNo,
      detail: detailText('How did you hear about the camp?', 'how you heard about the camp'),
      first: { whenRegisteredBefore: 'No' },
    },
    dietaryRestrictions: medical.dietaryRestrictions(
      'camper-information',
      'Does your camper have dietary restrictions?',
    ),
    ...parentName('parent-information', true),
    ...streetAndCity('parent-information'),
    addressState: {
      section: 'parent-information',
      kind: 'state',
      visibility: 'contact',
      question: 'State',
      hint: '2 letters',
      missing: 'Enter a state',
      width: 'quarter',
      autoComplete: 'address-level1',
      first: { account: 'addressState' },
    },
    addressZip: {
      section: 'parent-information',
      // Any text of a zip code's length counts on this form.
      kind: 'line',
      visibility: 'contact',
      question: 'Zip code',
      hint: '5 digits',
      limit: zipLimit,
      missing: 'Enter a Zip Code.',
      tooLong: `Enter a Zip Code up to ${zipLimit} characters.`,
      keyboard: 'numeric',
      width: 'quarter',
      autoComplete: 'postal-code',
      first: { account: 'addressZip' },
    },
    ...country('parent-information'),
    ...phonesAndEmail('parent-information'),
    emergencyContactName: emergencyContact.name,
    emergencyContactPhone: emergencyContact.phone,
    emergencyContactRelation: emergencyContact.relation,
    dropOffContactName: dropOffContact.name,
    dropOffContactPhone: dropOffContact.phone,
    dropOffContactRelation: dropOffContact.relation,
    pickUpContactName: pickUpContact.name,
    pickUpContactPhone: pickUpContact.phone,
    pickUpContactRelation: pickUpContact.relation,
    ...medical.incidents('asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions'),
    ...medical.incidents('sleepWalking', 'bedWetting', 'headaches', 'noseBleeds'),
    diabetes: medical.diabetes('Does your camper have diabetes?'),
    allergicReactions: medical.allergicReactions('Does your camper have allergic reactions?'),
    behavioralConcerns: medical.question(
      'medical',
      ['Are there behavioral concerns that we should know about?', 'Behavioral concerns'],
      detailText('Which behavioral concerns?', 'the behavioral concerns'),
    ),
    ...medical.immunizations('immunizations'),
    covid: {
      ...medical.yesNo(
        'immunizations',
        'Is your camper vaccinated against COVID-19?',
        'COVID-19 vaccination',
      ),
      optional: true,
      isReassuring: true,
      hint: 'Encouraged, not required.',
    },
    covidVaccineImage: medical.proofOfVaccination('immunizations', 'Optional. '),
    ...medical.pediatrician('pediatrician'),
    medications: {
      ...medical.medications('medications-at-camp', 'Will your camper take medications at camp?'),
      hint: 'Bring them in their original packaging and hand them to the camp nurse on arrival.',
    },
    medicalConfirm: medical.confirmation('medications-at-camp'),
    zeroConfirm: zeroTolerance('My camper and I have read the Zero Tolerance Policy and agree to it.'),
  },
});

/** A field of the registration by its name. */
export type CamperFieldName = keyof typeof camperRecord.fields;

/** A checked registration form; dates are midnight UTC. */
export interface CamperInput extends RecordValues<typeof camperRecord.fields> {}
