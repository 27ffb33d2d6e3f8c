import { camperForm } from './form';

/** A form as a browser sends it: text only. */
const form = (changes: Record<string, unknown> = {}) => ({
  nameFirst: 'Robin',
  nameLast: 'Hale',
  sex: 'Girl',
  birthdate: '2015-05-04',
  shirtSize: 'Child Large',
  grade: '6th',
  school: 'Hill School',
  newCamper: 'No',
  dietaryRestrictions: 'No',
  parentNameFirst: 'Ada',
  parentNameLast: 'Hale',
  addressStreet: '1 Pine Road',
  addressCity: 'Boulder',
  addressState: 'CO',
  addressZip: '80301',
  addressCountry: 'USA',
  phoneNumber: '(303) 555-0101',
  emailAddress: 'ada@example.com',
  emergencyContactName: 'Bo Hale',
  emergencyContactPhone: '303-555-0102',
  emergencyContactRelation: 'Uncle',
  dropOffContactName: 'Ada Hale',
  dropOffContactPhone: '303.555.0103',
  dropOffContactRelation: 'Mother',
  pickUpContactName: 'Ada Hale',
  pickUpContactPhone: '1 303 555 0104',
  pickUpContactRelation: 'Mother',
  diabetes: 'No',
  allergicReactions: 'No',
  behavioralConcerns: 'No',
  tdap: '2020-01-02',
  mmr: '2019-01-02',
  pediatricianName: 'Dr. Moss',
  pediatricianNumber: '3035550105',
  medications: 'No',
  medicalConfirm: 'true',
  zeroConfirm: true,
  ...changes,
});

/** Field -> errors, of a form with these changes. */
const errors = (changes: Record<string, unknown>) => {
  const result = camperForm.schema.safeParse(form(changes));
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('the camper form', () => {
  it('accepts a complete form and reads its dates as midnight UTC', () => {
    const camper = camperForm.schema.parse(form());
    expect(camper.birthdate).toEqual(new Date('2015-05-04T00:00:00Z'));
    expect(camper).toMatchObject({ medicalConfirm: true, zeroConfirm: true });
  });

  it.each([
    ['nameFirst', '', 'Enter campers first name.'],
    ['nameFirst', 'x'.repeat(51), 'Enter a first name (between 1 and 50 characters).'],
    ['sex', 'Male', "Choose 'Boy' or 'Girl'."],
    ['birthdate', '', 'Enter campers birthdate.'],
    ['birthdate', '2015-02-30', 'Enter a valid date.'],
    ['birthdate', 'soon', 'Enter a valid date.'],
    ['birthdate', '2015-05-04T09:30:00Z', 'Enter a valid date.'],
    ['birthdate', '2015-05-04T00:00:00-06:00', 'Enter a valid date.'],
    ['shirtSize', undefined, 'Choose a shirt size.'],
    ['grade', '3rd', 'Choose a grade.'],
    ['school', ' ', 'Enter campers school.'],
    ['school', 'x'.repeat(201), 'Enter a school name up to 200 characters.'],
    ['newCamper', '', "Choose 'Yes' or 'No'"],
    ['addressStreet', '', 'Enter a street address'],
    ['addressCity', 'x'.repeat(51), 'Enter a city between 1 and 50 characters.'],
    ['addressState', 'Colorado', 'Enter a state'],
    ['addressZip', '', 'Enter a Zip Code.'],
    ['addressCountry', '', 'Enter a Country.'],
    ['phoneNumber', '', 'Enter a phone number, including area code.'],
    ['phoneNumber', '555-0101', 'Enter a valid phone number.'],
    ['phoneNumberAlt', '12', 'Enter a valid phone number.'],
    ['emailAddress', 'ada@', 'Enter a valid email address.'],
    ['emailAddress', { $gt: '' }, 'Enter a valid email address.'],
    ['emergencyContactName', '', 'Enter emergency contact name.'],
    ['emergencyContactName', 'x'.repeat(51), 'Enter a name up to 50 characters.'],
    ['emergencyContactRelation', 'x'.repeat(51), 'Enter a relation up to 50 characters.'],
    ['asthma', 'never', 'Enter a date for last asthma incident.'],
    [
      'medicalConfirm',
      'false',
      'Please confirm that all medical information is correct by checking the box.',
    ],
    [
      'zeroConfirm',
      undefined,
      'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
    ],
  ])('%s %j: %s', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it.each(['birthdate', 'tdap', 'mmr', 'asthma', 'noseBleeds'])('refuses %s in the future', (field) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const today = new Date().toISOString().slice(0, 10);
    expect(errors({ [field]: tomorrow })).toEqual([`${field}: Enter a valid date.`]);
    expect(errors({ [field]: today })).toEqual([]);
  });

  it.each(['newCamper', 'dietaryRestrictions', 'allergicReactions', 'behavioralConcerns', 'medications'])(
    'asks for the detail of %s only after Yes',
    (question) => {
      const field = `${question}Val`;
      expect(errors({ [question]: 'Yes' })).toHaveLength(1);
      expect(errors({ [question]: 'Yes', [field]: 'x'.repeat(201) })).toHaveLength(1);
      expect(errors({ [question]: 'Yes', [field]: 'x'.repeat(200) })).toEqual([]);
      expect(errors({ [question]: 'No', [field]: 'x'.repeat(900) })).toEqual([]);
      expect(camperForm.schema.parse(form({ [question]: 'No', [field]: 'old answer' }))).not.toHaveProperty(
        field,
      );
    },
  );

  it('tells a missing detail together with every other error', () => {
    expect(errors({ nameFirst: '', newCamper: 'Yes', medicalConfirm: false })).toHaveLength(3);
  });

  it.each([
    ['2017-06-25', 'Yes', [], 'Yes'],
    ['2017-06-26', 'Yes', ['covid: You are not old enough to receive a vaccine.'], undefined],
    ['2017-06-26', '', [], 'No'],
    ['2015-05-04', undefined, [], undefined],
  ])('born %s answering %j', (birthdate, covid, expected, stored) => {
    expect(errors({ birthdate, covid })).toEqual(expected);
    const result = camperForm.schema.safeParse(form({ birthdate, covid }));
    expect(result.data?.covid).toBe(stored);
  });

  it('drops what nobody may set', () => {
    const camper = camperForm.schema.parse(form({ paid: true, waitlist: false, userId: 'x', _id: 'y' }));
    expect(Object.keys(camper)).not.toEqual(expect.arrayContaining(['paid']));
    expect(camper).not.toHaveProperty('userId');
  });
});
