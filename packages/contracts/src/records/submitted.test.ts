import { camperRecord } from '../camper/record';
import { declareRecord } from './record';
import { submittedSections, type SubmittedSection } from './submitted';

/** As the API returns it to its owner. */
const camper = {
  _id: '64b0000000000000000000c1',
  paid: false,
  nameFirst: 'Maya',
  nameLast: 'Torres',
  sex: 'Girl',
  birthdate: '2016-04-09T00:00:00.000Z',
  shirtSize: 'Child Large',
  grade: '5th',
  school: 'Hill School',
  newCamper: 'No',
  dietaryRestrictions: 'Yes',
  dietaryRestrictionsVal: 'No nuts.\nNo milk.',
  parentNameFirst: 'Pat',
  parentNameLast: 'Torres',
  addressStreet: '1 Pine Street',
  addressCity: 'Denver',
  addressState: 'co',
  addressZip: '80202',
  addressCountry: 'United States',
  phoneNumber: '303.555.0188',
  emailAddress: 'pat@example.org',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '3035550101',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Pat Torres',
  dropOffContactPhone: '303-555-0188',
  dropOffContactRelation: 'Parent/guardian',
  pickUpContactName: 'Pat Torres',
  pickUpContactPhone: '303-555-0188',
  pickUpContactRelation: 'Parent/guardian',
  asthma: '2019-07-01T00:00:00.000Z',
  headaches: '2025-12-31T00:00:00.000Z',
  diabetes: 'No',
  allergicReactions: 'No',
  behavioralConcerns: 'No',
  tdap: '2020-02-29T00:00:00.000Z',
  mmr: '2020-03-01T00:00:00.000Z',
  covidVaccineImage: '/camper/covid-image/64b0000000000000000000c1',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '303-555-0102',
  medications: 'No',
  medicalConfirm: true,
  zeroConfirm: true,
};

/** Each section as lines of text: 'label: part | part'. */
const linesOf = (sections: readonly SubmittedSection[]) =>
  Object.fromEntries(
    sections.map(({ title, answers }) => [
      title,
      answers.map(({ label, parts }) => `${label}: ${parts.map(inWords).join(' | ') || 'not answered'}`),
    ]),
  );

const inWords = (part: SubmittedSection['answers'][number]['parts'][number]) => {
  switch (part.kind) {
    case 'list':
      return part.items.join(part.isRanked ? ' > ' : ', ');
    case 'confirmation':
      return part.isGiven ? 'confirmed' : 'not confirmed';
    case 'picture':
      return `picture ${part.name}`;
    case 'text':
      return part.label === undefined ? part.text : `(${part.label}) ${part.text}`;
    default:
      return `${part.kind} ${part.text}`;
  }
};

it.each(
  Object.entries({
    'Camper information': [
      'First name: Maya',
      'Last name: Torres',
      'Boy or girl: Girl',
      'Birthdate: April 9, 2016',
      'Shirt size: Child Large',
      'Grade: 5th',
      'School: Hill School',
      'First time at camp: No',
      'Dietary restrictions: Yes | (What are the restrictions?) No nuts.\nNo milk.',
    ],
    'Parent/guardian information': [
      'Parent/guardian first name: Pat',
      'Parent/guardian last name: Torres',
      'Street address: 1 Pine Street',
      'City: Denver',
      'State: CO',
      'Zip code: 80202',
      'Country: United States',
      'Phone number: phone (303) 555-0188',
      'Email address: email pat@example.org',
    ],
    'Emergency contact': ['Emergency contact: Emery Contact, Aunt | phone (303) 555-0101'],
    'Drop-off and pick-up': [
      'Drop-off contact: Pat Torres, Parent/guardian | phone (303) 555-0188',
      'Pick-up contact: Pat Torres, Parent/guardian | phone (303) 555-0188',
    ],
    Medical: [
      'Last incidents: Asthma: July 1, 2019, Headaches: December 31, 2025',
      'Diabetes: No',
      'Allergic reactions: No',
      'Behavioral concerns: No',
    ],
    Immunizations: [
      'Tdap: February 29, 2020',
      'MMR: March 1, 2020',
      'COVID-19 vaccination: not answered',
      'Proof of vaccination: picture covidVaccineImage',
    ],
    Pediatrician: ['Pediatrician: Dr. Doe | phone (303) 555-0102'],
    Medications: [
      'Medications: No',
      'All medical information on this form is correct and complete.: confirmed',
    ],
    'Zero tolerance': ['My camper and I have read the Zero Tolerance Policy and agree to it.: confirmed'],
  }),
)('reads the section %s like the form asked for it', (title, answers) => {
  expect(linesOf(submittedSections(camperRecord, camper))[title]).toEqual(expect.arrayContaining(answers));
});

it('shows no incident that did not happen, and no detail after No', () => {
  const { asthma: _asthma, headaches: _headaches, ...without } = camper;

  const lines = linesOf(
    submittedSections(camperRecord, { ...without, dietaryRestrictions: 'No', dietaryRestrictionsVal: 'Old' }),
  );

  expect(lines['Medical']?.[0]).toBe('Last incidents: None');
  expect(lines['Camper information']?.at(-1)).toBe('Dietary restrictions: No');
});

it('omits medical answers that the record does not carry, and keeps the rest', () => {
  const open = {
    nameFirst: 'Maya',
    nameLast: 'Torres',
    grade: '5th',
    medicalConfirm: true,
    zeroConfirm: true,
  };

  const lines = linesOf(submittedSections(camperRecord, { ...open, phoneNumber: '3035550188' }));

  expect(Object.keys(lines)).toEqual([
    'Camper information',
    'Parent/guardian information',
    'Emergency contact',
    'Drop-off and pick-up',
    'Medications',
    'Zero tolerance',
  ]);
  expect(lines['Camper information']).toContain('Shirt size: not answered');
  expect(lines['Camper information']).not.toContain('Dietary restrictions: not answered');
  expect(lines['Medications']).toHaveLength(1);
});

const open = { section: 'all', visibility: 'open', missing: 'Answer this.' } as const;
const ranked = { ...open, kind: 'ranked', options: ['Crafts', 'Kitchen'], group: 'jobs' } as const;

const probe = declareRecord({
  name: 'probe',
  version: 1,
  sections: { all: { title: 'All' } },
  groups: { jobs: { kind: 'ranking', title: 'Jobs', repeated: 'Rank each job once.' } },
  fields: {
    story: { ...open, kind: 'prose', question: 'Story', limit: 500 },
    reach: {
      ...open,
      kind: 'choice',
      question: 'How do we reach you?',
      options: ['Email', 'PhoneCall'],
      optionLabels: { PhoneCall: 'Phone call' },
    },
    first: { ...ranked, question: '1st choice' },
    second: { ...ranked, question: '2nd choice' },
    positions: { ...open, kind: 'several', question: 'Positions', options: ['Kitchen Staff', 'Craft Staff'] },
    days: { ...open, kind: 'campDays', question: 'Days', days: 8 },
    years: { ...open, kind: 'number', question: 'Years', least: 0, most: 99, wrong: 'Enter a number.' },
    cpr: {
      ...open,
      kind: 'yesNoDetail',
      question: 'Are you certified in CPR?',
      shortName: 'CPR',
      detail: {
        kind: 'date',
        question: 'When does it expire?',
        shortName: 'Expires',
        missing: 'Enter a date.',
        wrong: 'Enter a date.',
      },
    },
    remarks: { ...open, kind: 'prose', question: 'Remarks', limit: 500, optional: true },
    secret: { section: 'all', kind: 'password', question: 'Password', missing: 'Enter a password.' },
  },
});

it('shows every other kind in words, and no fields that are not stored', () => {
  const lines = linesOf(
    submittedSections(probe, {
      story: 'First line\nsecond line',
      reach: 'PhoneCall',
      first: 'Kitchen',
      second: 'Crafts',
      positions: ['Craft Staff', 'Kitchen Staff'],
      days: ['2027-07-24T00:00:00.000Z', '2027-07-25T00:00:00.000Z'],
      years: 0,
      cpr: 'Yes',
      cprVal: '2028-01-01T00:00:00.000Z',
      remarks: '',
      secret: 'never',
    }),
  );

  expect(lines['All']).toEqual([
    'Story: First line\nsecond line',
    'How do we reach you?: Phone call',
    'Jobs: Kitchen > Crafts',
    'Positions: Craft Staff, Kitchen Staff',
    'Days: Saturday, July 24, Sunday, July 25',
    'Years: 0',
    'CPR: Yes | (Expires) January 1, 2028',
  ]);
});
