import { daysOfCamp } from '../camp/camp-days';
import { narrativeLimit } from '../forms/limits';
import {
  address,
  adultSex,
  birthdate,
  chooseYesOrNo,
  detailText,
  ownName,
  phonesAndEmail,
  shirtSize,
  wrongDate,
} from '../records/common-fields';
import * as medical from '../records/medical-fields';
import { contactGroup, contactPerson, physician, physicianGroup } from '../records/people-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { adultShirtSizes } from '../registration/options';
import { positionFields } from './position-fields';

/** @param name - the position's name inside a sentence */
const certificate = (shortName: string, name: string) =>
  ({
    kind: 'yesNoDetail',
    visibility: 'open',
    question: `Do you have a ${name} certificate?`,
    shortName,
    missing: chooseYesOrNo,
    detail: {
      kind: 'date',
      question: 'When does it expire?',
      shortName: `${shortName} expires`,
      missing: `Enter the date on which the ${name} certificate expires.`,
      wrong: wrongDate,
    },
  }) as const;

/** A staff application. */
export const staffApplicationRecord = declareRecord({
  name: 'staff application',
  version: 1,
  sections: {
    personal: {
      title: 'Personal information',
      description: 'We filled this in from your account. Changes here apply to this application only.',
    },
    'emergency-contact': { title: 'Emergency contact' },
    'staff-positions': { title: 'Staff positions' },
    'days-at-camp': { title: 'Days at camp' },
    'overnight-stay': { title: 'Overnight stay' },
    doctor: { title: 'Doctor' },
    medical: {
      title: 'Medical',
      description: 'Only the camp nurse and the people responsible for your health see these answers.',
    },
    certifications: { title: 'Certifications' },
    'hobbies-and-comments': { title: 'Hobbies and comments' },
  },
  groups: {
    emergencyContact: contactGroup('emergencyContact', 'Emergency contact'),
    doctor: physicianGroup('doctor', 'Doctor'),
    incidents: medical.incidentsGroup('Have you ever had any of these?'),
  },
  fields: {
    ...inSection('personal', {
      ...ownName(true),
      sex: adultSex,
      ...address,
      addressState: { ...address.addressState, wrong: 'Enter a state between 1 and 50 characters.' },
      ...phonesAndEmail,
      birthdate: { ...birthdate('Enter your birthdate.'), autoComplete: 'bday' },
      shirtSize: shirtSize(adultShirtSizes),
    }),
    ...inSection(
      'emergency-contact',
      contactPerson('emergencyContact', 'Emergency contact', 'spouse or friend'),
    ),
    ...inSection('staff-positions', positionFields),
    ...inSection('days-at-camp', {
      daysAtCamp: {
        kind: 'campDays',
        visibility: 'open',
        question: 'Which days will you be at camp?',
        shortName: 'Days at camp',
        days: daysOfCamp,
        missing: 'Choose at least one day at camp.',
        first: { earlier: 'anew' },
      },
    }),
    ...inSection('overnight-stay', {
      overnightStay: {
        kind: 'yesNo',
        visibility: 'open',
        question: 'Do you plan on staying overnight?',
        shortName: 'Overnight stay',
        missing: 'Enter yes if you plan on staying overnight, or no.',
      },
    }),
    ...inSection('doctor', physician('doctor', 'Doctor')),
    ...inSection('medical', {
      ...medical.incidents('asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions'),
      ...medical.incidents('dizzinessFainting'),
      diabetes: medical.diabetes('Do you have diabetes?'),
      allergicReactions: medical.allergicReactions('Do you have any allergies?'),
      recentSeriousIllness: medical.question(
        'Have you had a serious illness recently?',
        'Recent serious illness',
        detailText('Which illness, and when?', 'the recent serious illness'),
      ),
      restrictedActivity: medical.question(
        'Are there any activities you can’t take part in?',
        'Restricted activity',
        detailText('Which activities, and why?', 'the restricted activity'),
      ),
      medications: medical.medications('Will you take medications at camp?'),
      dietaryRestrictions: medical.dietaryRestrictions('Do you have any dietary restrictions?'),
      ...medical.immunizations,
      covid: medical.vaccination,
      covidVaccineImage: medical.proofOfVaccination(),
      medicalComments: {
        kind: 'prose',
        optional: true,
        visibility: 'medical',
        question: 'What else should the camp nurse know?',
        shortName: 'Medical comments',
        hint: 'Optional',
        limit: narrativeLimit,
        missing: 'Enter medical comments up to 500 characters.',
      },
      medicalConfirm: medical.confirmation,
    }),
    ...inSection('certifications', {
      cpr: certificate('CPR', 'CPR'),
      firstAid: certificate('First aid', 'first aid'),
      foodHandler: certificate('Food handler', 'food handler'),
    }),
    ...inSection('hobbies-and-comments', {
      hobbiesInterests: {
        kind: 'prose',
        visibility: 'open',
        question: 'Hobbies and interests',
        limit: narrativeLimit,
        missing: 'Enter your hobbies and interests.',
        tooLong: 'Enter your hobbies and interests (up to 500 characters).',
      },
      comments: {
        kind: 'prose',
        optional: true,
        visibility: 'open',
        question: 'Comments',
        hint: 'Optional',
        limit: narrativeLimit,
        missing: 'Enter comments up to 500 characters.',
      },
    }),
  },
});

export type StaffApplicationFieldName = keyof typeof staffApplicationRecord.fields;

/** A checked application. Dates, including the days at camp, are midnight UTC. */
export interface StaffApplicationInput extends RecordValues<typeof staffApplicationRecord.fields> {}
