import { namesAt } from '../records/names';
import { sampleOf } from '../records/sample-of';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { staffApplicationForm } from './form';
import { staffApplicationRecord } from './record';

const yesOrNo = "Choose 'Yes' or 'No'";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const notToCome = [
  ['soon', 'Enter a valid date.'],
  [tomorrow, 'Enter a valid date.'],
] as const;

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
const certificate = (name: string): SpecifiedField => ({
  level: 'open',
  missing: yesOrNo,
  detail: {
    missing: `Enter the date on which the ${name} certificate expires.`,
    wrong: [['soon', 'Enter a valid date.']],
  },
});

const positions = [
  'Counselor Director',
  'Kitchen Staff',
  'Activity Staff',
  'Craft Staff',
  'Musical Staff',
  'Spiritual Staff',
  'Other',
];

describe('staff application', () => {
  itIsAsSpecified(staffApplicationRecord, staffApplicationForm.schema, {
    nameFirst: {
      level: 'open',
      missing: 'Enter your first name.',
      most: [50, 'Enter a first name (between 1 and 50 characters).'],
    },
    nameLast: {
      level: 'open',
      missing: 'Enter your last name.',
      most: [50, 'Enter a last name (between 1 and 50 characters).'],
    },
    sex: { level: 'open', missing: "Choose 'Male' or 'Female'", options: ['Male', 'Female'] },
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
      most: [2, 'Enter a state between 1 and 50 characters.'],
    },
    addressZip: { level: 'contact', missing: 'Enter a Zip Code.', wrong: [['8020', 'Enter a Zip Code.']] },
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
    birthdate: { level: 'contact', missing: 'Enter your birthdate.', wrong: notToCome },
    shirtSize: {
      level: 'open',
      missing: 'Choose a shirt size.',
      options: ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'],
    },
    emergencyContactName: {
      level: 'contact',
      missing: 'Enter emergency contact name.',
      most: [50, 'Enter a name up to 50 characters.'],
    },
    emergencyContactPhone: phone,
    emergencyContactRelation: {
      level: 'contact',
      missing: 'Enter emergency contact relation.',
      most: [50, 'Enter a relation up to 50 characters.'],
    },
    staffPosition: { level: 'open', missing: 'Choose your primary staff position.', options: positions },
    staffPositionOtherVal: { level: 'open' },
    staffPositionsAlt: {
      level: 'open',
      missing: 'Check all other staff positions you are interested in.',
      options: positions,
    },
    staffPositionsPast: {
      level: 'open',
      missing: "Enter your past staff positions, or 'None'.",
      most: [50, 'Enter past staff positions up to 50 characters.'],
    },
    daysAtCamp: {
      level: 'open',
      missing: 'Choose at least one day at camp.',
      wrong: [
        ['Friday', 'Choose at least one day at camp.'],
        [Array.from({ length: 9 }, (_, day) => `2030-07-2${day}`), 'Choose at least one day at camp.'],
      ],
    },
    overnightStay: { level: 'open', missing: 'Enter yes if you plan on staying overnight, or no.' },
    doctorName: {
      level: 'medical',
      missing: 'Enter doctor name.',
      most: [50, 'Enter a name up to 50 characters.'],
    },
    doctorNumber: { ...phone, level: 'medical' },
    asthma: incident('asthma'),
    heartTrouble: incident('heart trouble'),
    stomachUpsets: incident('stomach upsets'),
    seizuresConvulsions: incident('seizures/convulsions'),
    dizzinessFainting: incident('dizziness/fainting'),
    diabetes: { level: 'medical', missing: yesOrNo },
    allergicReactions: question('the allergic reactions'),
    recentSeriousIllness: question('the recent serious illness'),
    restrictedActivity: question('the restricted activity'),
    medications: question('the medications'),
    dietaryRestrictions: question('the dietary restrictions'),
    tdap: { level: 'medical', missing: 'Enter the date of the Tdap immunization.', wrong: notToCome },
    mmr: { level: 'medical', missing: 'Enter the date of the MMR immunization.', wrong: notToCome },
    covid: { level: 'medical', missing: yesOrNo },
    covidVaccineImage: { level: 'medical' },
    medicalComments: { level: 'medical', most: [500, 'Enter medical comments up to 500 characters.'] },
    medicalConfirm: {
      level: 'open',
      missing: 'Please confirm that all medical information is correct by checking the box.',
    },
    cpr: certificate('CPR'),
    firstAid: certificate('first aid'),
    foodHandler: certificate('food handler'),
    hobbiesInterests: {
      level: 'open',
      missing: 'Enter your hobbies and interests.',
      most: [500, 'Enter your hobbies and interests (up to 500 characters).'],
    },
    comments: { level: 'open', most: [500, 'Enter comments up to 500 characters.'] },
  });

  it('hides medical answers from everyone without the right to them', () => {
    expect(namesAt(staffApplicationRecord, 'medical').sort()).toEqual(
      [
        ...['doctorName', 'doctorNumber', 'tdap', 'mmr', 'covid', 'covidVaccineImage', 'medicalComments'],
        ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'dizzinessFainting'],
        ...['allergicReactions', 'allergicReactionsVal', 'dietaryRestrictions', 'dietaryRestrictionsVal'],
        ...['recentSeriousIllness', 'recentSeriousIllnessVal', 'diabetes'],
        ...['restrictedActivity', 'restrictedActivityVal', 'medications', 'medicationsVal'],
      ].sort(),
    );
  });
});

/** The errors of these answers. */
const errors = (changes: Record<string, unknown>) =>
  (
    staffApplicationForm.schema.safeParse({ ...sampleOf(staffApplicationRecord), ...changes }).error
      ?.issues ?? []
  ).map(({ path, message }) => `${String(path[0])}: ${message}`);

describe('positions', () => {
  it.each([
    ['Other', ['Kitchen Staff'], '', ['staffPositionOtherVal: Enter the other position.']],
    ['Kitchen Staff', ['Other'], '', ['staffPositionOtherVal: Enter the other position.']],
    ['Other', ['Kitchen Staff'], 'Bus driver', []],
    ['Kitchen Staff', ['Craft Staff'], '', []],
    ['Kitchen Staff', ['Craft Staff'], 'x'.repeat(51), []],
    [
      'Other',
      ['Craft Staff'],
      'x'.repeat(51),
      ['staffPositionOtherVal: Enter a position up to 50 characters.'],
    ],
    [
      'Kitchen Staff',
      ['Craft Staff', 'Kitchen Staff'],
      '',
      ['staffPositionsAlt: Choose positions other than your primary one.'],
    ],
  ])('%s with %j and %j', (staffPosition, staffPositionsAlt, staffPositionOtherVal, expected) => {
    expect(errors({ staffPosition, staffPositionsAlt, staffPositionOtherVal })).toEqual(expected);
  });

  it('keep the text of another position only if it is selected', () => {
    const storedFor = (staffPosition: string) =>
      staffApplicationForm.schema.parse({
        ...sampleOf(staffApplicationRecord),
        staffPosition,
        staffPositionOtherVal: 'Bus driver',
      });
    expect(storedFor('Other')).toMatchObject({ staffPositionOtherVal: 'Bus driver' });
    expect(storedFor('Craft Staff')).not.toHaveProperty('staffPositionOtherVal');
  });

  it('ignore the other position’s text in a change if it is not selected', () => {
    const stored = {
      staffPosition: 'Other',
      staffPositionsAlt: ['Craft Staff'],
      staffPositionOtherVal: 'Bus driver',
    };
    const tooLong = { staffPositionOtherVal: 'x'.repeat(51) };
    const check = (sent: object) => staffApplicationForm.update.check(stored, { ...tooLong, ...sent });

    expect(check({ staffPosition: 'Kitchen Staff' })).toEqual({
      errors: [],
      changes: { staffPosition: 'Kitchen Staff', staffPositionOtherVal: undefined },
    });
    expect(check({}).errors).toEqual([
      { path: 'staffPositionOtherVal', message: 'Enter a position up to 50 characters.' },
    ]);
  });
});

it('reads days at camp and expiration dates as dates, without duplicates', () => {
  const application = staffApplicationForm.schema.parse({
    ...sampleOf(staffApplicationRecord),
    daysAtCamp: ['2030-07-21', '2030-07-22', '2030-07-21'],
    cpr: 'Yes',
    cprVal: '2031-02-03',
    firstAid: 'No',
    firstAidVal: '2031-02-03',
  });
  expect(application).toMatchObject({
    daysAtCamp: [new Date('2030-07-21'), new Date('2030-07-22')],
    cprVal: new Date('2031-02-03'),
  });
  expect(application).not.toHaveProperty('firstAidVal');
});

it('requires the proof of vaccination exactly after the answer Yes', () => {
  const [picture] = staffApplicationForm.rules.pictures ?? [];
  expect(picture?.field).toBe('covidVaccineImage');
  expect(['Yes', 'No', undefined].map((covid) => picture?.isNeeded({ covid }))).toEqual([true, false, false]);
});
