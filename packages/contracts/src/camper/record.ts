import { parentRecord } from '../parent/record';
import {
  birthdate,
  chooseYesOrNo,
  detailText,
  firstName,
  grade,
  lastName,
  school,
  shirtSize,
} from '../records/common-fields';
import * as medical from '../records/medical-fields';
import {
  contactGroup,
  contactPerson,
  physician,
  physicianGroup,
  zeroTolerance,
} from '../records/people-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { camperGrades, camperSexes, camperShirtSizes } from './options';

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
      description: 'We filled this in from your account. Changes here apply to this registration only.',
    },
    'emergency-contact': {
      title: 'Emergency contact',
      description: 'Who should we call if we can’t reach you?',
    },
    'drop-off-and-pick-up': {
      title: 'Drop-off and pick-up',
      description: 'Only these people may drop off and pick up your camper.',
    },
    medical: {
      title: 'Medical',
      description:
        'In an emergency, all children 17 and under are taken to the nearest appropriate facility (EMS protocol). ' +
        'Only the camp nurse and the people responsible for your camper’s health see these answers.',
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
    pediatrician: physicianGroup('pediatrician', 'Pediatrician'),
  },
  fields: {
    ...inSection('camper-information', {
      nameFirst: {
        ...firstName,
        visibility: 'open',
        missing: 'Enter campers first name.',
        first: { earlier: 'taken' },
      },
      nameLast: {
        ...lastName,
        visibility: 'open',
        missing: 'Enter campers last name.',
        first: { earlier: 'taken' },
      },
      sex: {
        kind: 'choice',
        visibility: 'open',
        question: 'Boy or girl',
        options: camperSexes,
        missing: "Choose 'Boy' or 'Girl'.",
        shown: 'buttons',
        first: { earlier: 'taken' },
      },
      birthdate: birthdate('Enter campers birthdate.'),
      shirtSize: shirtSize(camperShirtSizes),
      grade: grade(camperGrades),
      school: school('Enter campers school.'),
      newCamper: {
        kind: 'yesNoDetail',
        visibility: 'open',
        question: 'Is this your camper’s first time at our camp?',
        shortName: 'First time at camp',
        missing: chooseYesOrNo,
        detail: detailText('How did you hear about the camp?', 'how you heard about the camp'),
        first: { whenRegisteredBefore: 'No' },
      },
      dietaryRestrictions: medical.dietaryRestrictions('Does your camper have any dietary restrictions?'),
    }),
    ...parentRecord.fields,
    ...inSection('emergency-contact', contactPerson('emergencyContact', 'Emergency contact', 'grandmother')),
    ...inSection('drop-off-and-pick-up', {
      ...contactPerson('dropOffContact', 'Drop-off contact', 'grandmother'),
      ...contactPerson('pickUpContact', 'Pick-up contact', 'grandmother'),
    }),
    ...inSection('medical', {
      ...medical.incidents('asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions'),
      ...medical.incidents('sleepWalking', 'bedWetting', 'headaches', 'noseBleeds'),
      diabetes: medical.diabetes('Does your camper have diabetes?'),
      allergicReactions: medical.allergicReactions('Does your camper have any allergies?'),
      behavioralConcerns: medical.question(
        'Are there any behavioral concerns we should know about?',
        'Behavioral concerns',
        detailText('What are the concerns?', 'the behavioral concerns'),
      ),
    }),
    ...inSection('immunizations', {
      ...medical.immunizations,
      covid: {
        ...medical.yesNo('Is your camper vaccinated against COVID-19?', 'COVID-19 vaccination'),
        optional: true,
        isReassuring: true,
        hint: 'Vaccination is encouraged, not required.',
      },
      covidVaccineImage: medical.proofOfVaccination('Optional. '),
    }),
    ...inSection('pediatrician', physician('pediatrician', 'Pediatrician')),
    ...inSection('medications-at-camp', {
      medications: {
        ...medical.medications('Will your camper take medications at camp?'),
        hint: 'Bring them in their original packaging and hand them to the camp nurse on arrival.',
      },
      medicalConfirm: medical.confirmation,
    }),
    ...inSection('zero-tolerance', {
      zeroConfirm: zeroTolerance('My camper and I have read the Zero Tolerance Policy and agree to it.'),
    }),
  },
});

export type CamperFieldName = keyof typeof camperRecord.fields;

/** A checked registration form. Dates are midnight UTC. */
export interface CamperInput extends RecordValues<typeof camperRecord.fields> {}
