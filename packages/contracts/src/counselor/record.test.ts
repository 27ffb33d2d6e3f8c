import { namesAt } from '../records/names';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { counselorForm } from './form';
import { counselorRecord } from './record';

const yesOrNo = "Choose 'Yes' or 'No'";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const notToCome = [
  ['soon', 'Enter a valid date.'],
  [tomorrow, 'Enter a valid date.'],
] as const;

const name = (who: string, which: 'first' | 'last', level: 'open' | 'contact'): SpecifiedField => ({
  level,
  missing: `Enter ${who} ${which} name.`,
  most: [50, `Enter a ${which} name (between 1 and 50 characters).`],
});
const phone: SpecifiedField = {
  level: 'contact',
  missing: 'Enter a phone number, including area code.',
  wrong: [['555-0101', 'Enter a valid phone number.']],
};
const incident = (condition: string): SpecifiedField => ({
  level: 'medical',
  wrong: [
    ['never', `Enter a date for last ${condition} incident.`],
    [tomorrow, 'Enter a valid date.'],
  ],
});
const question = (what: string): SpecifiedField => ({
  level: 'medical',
  missing: yesOrNo,
  wrong: [['maybe', yesOrNo]],
  detail: { missing: `Enter ${what}.`, most: [200, `Enter ${what} (up to 200 characters).`] },
});

describe('counselor registration', () => {
  itIsAsSpecified(counselorRecord, counselorForm.schema, {
    nameFirst: name('your', 'first', 'open'),
    nameLast: name('your', 'last', 'open'),
    sex: {
      level: 'open',
      missing: "Choose 'Male' or 'Female'",
      options: ['Male', 'Female'],
      wrong: [['Boy', "Choose 'Male' or 'Female'"]],
    },
    birthdate: { level: 'contact', missing: 'Enter your birthdate.', wrong: notToCome },
    shirtSize: {
      level: 'open',
      missing: 'Choose a shirt size.',
      options: ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'],
      wrong: [['Child Small', 'Choose a shirt size.']],
    },
    grade: {
      level: 'open',
      missing: 'Choose a grade.',
      options: ['10th', '11th', '12th'],
      wrong: [['9th', 'Choose a grade.']],
    },
    school: {
      level: 'contact',
      missing: 'Enter your school.',
      most: [200, 'Enter a school name up to 200 characters.'],
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
      wrong: [['Colorado', 'Enter a state']],
    },
    addressZip: {
      level: 'contact',
      missing: 'Enter a Zip Code.',
      wrong: [
        ['8020', 'Enter a Zip Code.'],
        ['80202-12', 'Enter a Zip Code.'],
      ],
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
      wrong: [['ada@', 'Enter a valid email address.']],
    },
    dietaryRestrictions: question('the dietary restrictions'),
    parentNameFirst: name('parent/guardian', 'first', 'contact'),
    parentNameLast: name('parent/guardian', 'last', 'contact'),
    parentPhoneNumber: phone,
    parentEmailAddress: {
      level: 'contact',
      missing: 'Enter a valid parent/guardian email address.',
      wrong: [['pat', 'Enter a valid parent/guardian email address.']],
    },
    asthma: incident('asthma'),
    heartTrouble: incident('heart trouble'),
    stomachUpsets: incident('stomach upsets'),
    seizuresConvulsions: incident('seizures/convulsions'),
    sleepWalking: incident('sleep walking'),
    headaches: incident('headaches'),
    noseBleeds: incident('nose bleeds'),
    diabetes: { level: 'medical', missing: yesOrNo },
    allergicReactions: question('the allergic reactions'),
    tdap: { level: 'medical', missing: 'Enter the date of the Tdap immunization.', wrong: notToCome },
    mmr: { level: 'medical', missing: 'Enter the date of the MMR immunization.', wrong: notToCome },
    covid: { level: 'medical', missing: yesOrNo },
    covidVaccineImage: { level: 'medical' },
    pediatricianName: {
      level: 'medical',
      missing: 'Enter pediatrician name.',
      most: [50, 'Enter a name up to 50 characters.'],
    },
    pediatricianNumber: { ...phone, level: 'medical' },
    medications: question('the medications'),
    medicalConfirm: {
      level: 'open',
      missing: 'Please confirm that all medical information is correct by checking the box.',
    },
    datesConfirm: {
      level: 'open',
      missing: 'Please confirmation that you will be at all required meetings and dates by checking the box.',
    },
    zeroConfirm: {
      level: 'open',
      missing:
        'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
    },
  });

  it('hides medical answers from everyone without the right to them', () => {
    expect(namesAt(counselorRecord, 'medical').sort()).toEqual(
      [
        ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'sleepWalking'],
        ...['headaches', 'noseBleeds', 'diabetes', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
        ...['allergicReactions', 'allergicReactionsVal', 'dietaryRestrictions', 'dietaryRestrictionsVal'],
        ...['medications', 'medicationsVal', 'pediatricianName', 'pediatricianNumber'],
      ].sort(),
    );
  });
});

it('requires the proof of vaccination exactly after the answer Yes', () => {
  const [picture] = counselorForm.rules.pictures ?? [];
  expect(picture?.field).toBe('covidVaccineImage');
  expect(['Yes', 'No', undefined].map((covid) => picture?.isNeeded({ covid }))).toEqual([true, false, false]);
});
