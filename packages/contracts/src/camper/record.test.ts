import { namesAt } from '../records/names';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { camperForm } from './form';
import { camperRecord } from './record';

const yesOrNo = "Choose 'Yes' or 'No'";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const inDate = [
  ['2015-02-30', 'Enter a valid date.'],
  ['soon', 'Enter a valid date.'],
  [tomorrow, 'Enter a valid date.'],
] as const;

const phone: SpecifiedField = {
  level: 'contact',
  missing: 'Enter a phone number, including area code.',
  wrong: [['555-0101', 'Enter a valid phone number.']],
};
const relation = (who: string): SpecifiedField => ({
  level: 'contact',
  missing: `Enter ${who} relation.`,
  most: [50, 'Enter a relation up to 50 characters.'],
});
const contact = (who: string): SpecifiedField => ({
  level: 'contact',
  missing: `Enter ${who} name.`,
  most: [50, 'Enter a name up to 50 characters.'],
});
const incident = (condition: string): SpecifiedField => ({
  level: 'medical',
  wrong: [
    ['never', `Enter a date for last ${condition} incident.`],
    [tomorrow, 'Enter a valid date.'],
  ],
});
const question = (level: 'open' | 'medical', what: string): SpecifiedField => ({
  level,
  missing: yesOrNo,
  wrong: [['maybe', yesOrNo]],
  detail: { missing: `Enter ${what}.`, most: [200, `Enter ${what} (up to 200 characters).`] },
});

describe('camper registration', () => {
  itIsAsSpecified(camperRecord, camperForm.schema, {
    nameFirst: {
      level: 'open',
      missing: 'Enter campers first name.',
      most: [50, 'Enter a first name (between 1 and 50 characters).'],
    },
    nameLast: {
      level: 'open',
      missing: 'Enter campers last name.',
      most: [50, 'Enter a last name (between 1 and 50 characters).'],
    },
    sex: {
      level: 'open',
      missing: "Choose 'Boy' or 'Girl'.",
      options: ['Boy', 'Girl'],
      wrong: [['Male', "Choose 'Boy' or 'Girl'."]],
    },
    birthdate: {
      level: 'contact',
      missing: 'Enter campers birthdate.',
      wrong: [
        ...inDate,
        ['2015-05-04T09:30:00Z', 'Enter a valid date.'],
        ['2015-05-04T00:00:00-06:00', 'Enter a valid date.'],
      ],
    },
    shirtSize: {
      level: 'open',
      missing: 'Choose a shirt size.',
      options: [
        'Child Small',
        'Child Medium',
        'Child Large',
        'Adult Small',
        'Adult Medium',
        'Adult Large',
        'Adult X-Large',
      ],
    },
    grade: {
      level: 'open',
      missing: 'Choose a grade.',
      options: ['4th', '5th', '6th', '7th', '8th', '9th'],
      wrong: [['3rd', 'Choose a grade.']],
    },
    school: {
      level: 'contact',
      missing: 'Enter campers school.',
      wrong: [[' ', 'Enter campers school.']],
      most: [200, 'Enter a school name up to 200 characters.'],
    },
    newCamper: question('open', 'how you heard about the camp'),
    dietaryRestrictions: question('medical', 'the dietary restrictions'),
    parentNameFirst: {
      level: 'contact',
      missing: 'Enter parent/guardian first name.',
      most: [50, 'Enter a first name (between 1 and 50 characters).'],
    },
    parentNameLast: {
      level: 'contact',
      missing: 'Enter parent/guardian last name.',
      most: [50, 'Enter a last name (between 1 and 50 characters).'],
    },
    addressStreet: {
      level: 'contact',
      missing: 'Enter a street address',
      most: [50, 'Enter an address between 1 and 50 characters.'],
    },
    addressCity: {
      level: 'contact',
      missing: 'Enter a city.',
      most: [50, 'Enter a city between 1 and 50 characters.'],
    },
    addressState: {
      level: 'contact',
      missing: 'Enter a state',
      most: [2, 'Enter a state'],
      wrong: [['Colorado', 'Enter a state']],
    },
    addressZip: {
      level: 'contact',
      missing: 'Enter a Zip Code.',
      most: [10, 'Enter a Zip Code up to 10 characters.'],
    },
    addressCountry: {
      level: 'contact',
      missing: 'Enter a Country.',
      most: [50, 'Enter a Country up to 50 characters.'],
    },
    phoneNumber: phone,
    phoneNumberAlt: { level: 'contact', wrong: [['12', 'Enter a valid phone number.']] },
    emailAddress: {
      level: 'contact',
      missing: 'Enter a valid email address.',
      wrong: [
        ['ada@', 'Enter a valid email address.'],
        [{ $gt: '' }, 'Enter a valid email address.'],
      ],
    },
    emergencyContactName: contact('emergency contact'),
    emergencyContactPhone: phone,
    emergencyContactRelation: relation('emergency contact'),
    dropOffContactName: contact('drop-off contact'),
    dropOffContactPhone: phone,
    dropOffContactRelation: relation('drop-off contact'),
    pickUpContactName: contact('pick-up contact'),
    pickUpContactPhone: phone,
    pickUpContactRelation: relation('pick-up contact'),
    asthma: incident('asthma'),
    heartTrouble: incident('heart trouble'),
    stomachUpsets: incident('stomach upsets'),
    seizuresConvulsions: incident('seizures/convulsions'),
    sleepWalking: incident('sleep walking'),
    bedWetting: incident('bed wetting'),
    headaches: incident('headaches'),
    noseBleeds: incident('nose bleeds'),
    diabetes: { level: 'medical', missing: yesOrNo, wrong: [['maybe', yesOrNo]] },
    allergicReactions: question('medical', 'the allergic reactions'),
    behavioralConcerns: question('medical', 'the behavioral concerns'),
    tdap: { level: 'medical', missing: 'Enter the date of the Tdap immunization.', wrong: inDate },
    mmr: { level: 'medical', missing: 'Enter the date of the MMR immunization.', wrong: inDate },
    covid: { level: 'medical', wrong: [['maybe', yesOrNo]] },
    covidVaccineImage: { level: 'medical' },
    pediatricianName: {
      level: 'medical',
      missing: 'Enter pediatrician name.',
      most: [50, 'Enter a name up to 50 characters.'],
    },
    pediatricianNumber: { ...phone, level: 'medical' },
    medications: question('medical', 'the medications'),
    medicalConfirm: {
      level: 'open',
      missing: 'Please confirm that all medical information is correct by checking the box.',
      wrong: [['false', 'Please confirm that all medical information is correct by checking the box.']],
    },
    zeroConfirm: {
      level: 'open',
      missing:
        'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
    },
  });

  it('hides medical answers from everyone without the right to them', () => {
    expect(namesAt(camperRecord, 'medical').sort()).toEqual(
      [
        ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'sleepWalking', 'bedWetting'],
        ...['headaches', 'noseBleeds', 'diabetes', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
        ...['allergicReactions', 'allergicReactionsVal', 'behavioralConcerns', 'behavioralConcernsVal'],
        ...['dietaryRestrictions', 'dietaryRestrictionsVal', 'medications', 'medicationsVal'],
        ...['pediatricianName', 'pediatricianNumber'],
      ].sort(),
    );
  });
});
