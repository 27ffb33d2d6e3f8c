import { dateWrong, wrongIn, yesOrNo } from '../../test/sentences/sentences';
import { staffApplicationSentences } from '../../test/sentences/staff-application';
import { namesAt } from '../records/names';
import { sampleOf } from '../records/sample-of';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { staffApplicationForm } from './form';
import { staffApplicationRecord } from './record';

const { missing, wrong } = staffApplicationSentences;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const notToCome = ['soon', tomorrow].map((date) => [date, dateWrong] as const);

const open: SpecifiedField = { level: 'open' };
const contact: SpecifiedField = { level: 'contact' };
const medical: SpecifiedField = { level: 'medical' };
const incident: SpecifiedField = { level: 'medical', wrong: [[tomorrow, dateWrong]] };
const question: SpecifiedField = { level: 'medical', wrong: [['maybe', yesOrNo]], detail: {} };
const certificate: SpecifiedField = { level: 'open', detail: { wrong: [['soon', dateWrong]] } };

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
  itIsAsSpecified(
    staffApplicationRecord,
    staffApplicationForm.schema,
    {
      nameFirst: open,
      nameLast: open,
      sex: { level: 'open', options: ['Male', 'Female'] },
      addressStreet: contact,
      addressCity: contact,
      addressState: { level: 'contact', most: [2, wrongIn(staffApplicationSentences, 'addressState')] },
      addressZip: contact,
      addressCountry: contact,
      phoneNumber: contact,
      phoneNumberAlt: contact,
      emailAddress: contact,
      birthdate: { level: 'contact', wrong: notToCome },
      shirtSize: { level: 'open', options: ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'] },
      emergencyContactName: contact,
      emergencyContactPhone: contact,
      emergencyContactRelation: contact,
      staffPosition: { level: 'open', options: positions },
      staffPositionOtherVal: { level: 'open', isConditional: true },
      staffPositionsAlt: { level: 'open', options: positions },
      staffPositionsPast: open,
      daysAtCamp: {
        level: 'open',
        wrong: [
          ['Friday', missing.daysAtCamp],
          [Array.from({ length: 9 }, (_, day) => `2030-07-2${day}`), missing.daysAtCamp],
        ],
      },
      overnightStay: open,
      doctorName: medical,
      doctorNumber: medical,
      asthma: incident,
      heartTrouble: incident,
      stomachUpsets: incident,
      seizuresConvulsions: incident,
      dizzinessFainting: incident,
      diabetes: medical,
      allergicReactions: question,
      recentSeriousIllness: question,
      restrictedActivity: question,
      medications: question,
      dietaryRestrictions: question,
      tdap: { level: 'medical', wrong: notToCome },
      mmr: { level: 'medical', wrong: notToCome },
      covid: medical,
      covidVaccineImage: medical,
      medicalComments: medical,
      medicalConfirm: open,
      cpr: certificate,
      firstAid: certificate,
      foodHandler: certificate,
      hobbiesInterests: open,
      comments: open,
    },
    // Whether the other position is asked depends on the positions. Its own test is below.
    { missing, wrong: wrong.filter(([name]) => name !== 'staffPositionOtherVal') },
  );

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

const otherMissing = wrongIn(staffApplicationSentences, 'staffPositionOtherVal', '');
const otherTooLong = wrongIn(staffApplicationSentences, 'staffPositionOtherVal');

/** The errors of these answers. */
const errors = (changes: Record<string, unknown>) =>
  (
    staffApplicationForm.schema.safeParse({ ...sampleOf(staffApplicationRecord), ...changes }).error
      ?.issues ?? []
  ).map(({ path, message }) => `${String(path[0])}: ${message}`);

describe('positions', () => {
  it.each([
    ['Other', ['Kitchen Staff'], '', [`staffPositionOtherVal: ${otherMissing}`]],
    ['Kitchen Staff', ['Other'], '', [`staffPositionOtherVal: ${otherMissing}`]],
    ['Other', ['Kitchen Staff'], 'Bus driver', []],
    ['Kitchen Staff', ['Craft Staff'], '', []],
    ['Kitchen Staff', ['Craft Staff'], 'x'.repeat(51), []],
    ['Other', ['Craft Staff'], 'x'.repeat(51), [`staffPositionOtherVal: ${otherTooLong}`]],
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
    expect(check({}).errors).toEqual([{ path: 'staffPositionOtherVal', message: otherTooLong }]);
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
