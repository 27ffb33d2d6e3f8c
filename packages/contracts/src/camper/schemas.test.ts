import { dateWrong } from '../../test/sentences/sentences';
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

/** The errors by field of a form with these changes. */
const errors = (changes: Record<string, unknown>) => {
  const result = camperForm.schema.safeParse(form(changes));
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('camper form', () => {
  it('accepts a complete form and reads its dates as midnight UTC', () => {
    const camper = camperForm.schema.parse(form());
    expect(camper.birthdate).toEqual(new Date('2015-05-04T00:00:00Z'));
    expect(camper).toMatchObject({ medicalConfirm: true, zeroConfirm: true });
  });

  it.each(['birthdate', 'tdap', 'mmr', 'asthma', 'noseBleeds'])('rejects %s in the future', (field) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const today = new Date().toISOString().slice(0, 10);
    expect(errors({ [field]: tomorrow })).toEqual([`${field}: ${dateWrong}`]);
    expect(errors({ [field]: today })).toEqual([]);
  });

  it.each(['newCamper', 'dietaryRestrictions', 'allergicReactions', 'behavioralConcerns', 'medications'])(
    'requires the detail of %s only after Yes',
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

  it('reports a missing detail together with all other errors', () => {
    expect(errors({ nameFirst: '', newCamper: 'Yes', medicalConfirm: false })).toHaveLength(3);
  });

  it.each([
    ['2017-06-25', 'Yes', [], 'Yes'],
    ['2017-06-26', 'Yes', ['covid: You are not old enough to receive a vaccine.'], undefined],
    ['2017-06-26', '', [], 'No'],
    ['2015-05-04', undefined, [], undefined],
  ])('born %s, answering %j', (birthdate, covid, expected, stored) => {
    expect(errors({ birthdate, covid })).toEqual(expected);
    const result = camperForm.schema.safeParse(form({ birthdate, covid }));
    expect(result.data?.covid).toBe(stored);
  });

  it('drops fields that the form does not have', () => {
    const camper = camperForm.schema.parse(form({ paid: true, waitlist: false, userId: 'x', _id: 'y' }));
    expect(Object.keys(camper)).not.toEqual(expect.arrayContaining(['paid']));
    expect(camper).not.toHaveProperty('userId');
  });
});
