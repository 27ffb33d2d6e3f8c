import { control, fillForm } from '@camp/forms/testing/fill-form';
import { camperRecord } from '@camp/contracts/camper/record';
import type { Field } from '@camp/contracts/records/field';
import type { AnswerName } from '@camp/contracts/records/names';
import { sampleOf } from '@camp/contracts/records/sample-of';

type FieldName = AnswerName<typeof camperRecord.fields>;
type Answers = Partial<Record<FieldName, string | boolean>>;

const isOfAccount = (name: string, fields: Readonly<Record<string, Field>> = camperRecord.fields) => {
  const field = fields[name];
  return field !== undefined && 'first' in field && field.first?.account !== undefined;
};
const sample = Object.entries(sampleOf(camperRecord)).filter(([name]) => !isOfAccount(name));

/** Every required answer that the account does not prefill. */
export const completeAnswers: Answers = {
  ...(Object.fromEntries(sample) as Answers),
  nameFirst: 'Casey',
  nameLast: 'Parent',
  sex: 'Boy',
  birthdate: '2016-03-02',
  shirtSize: 'Child Large',
  grade: '5th',
  school: 'Springfield Elementary',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(555) 123-4568',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '(555) 123-4569',
  dropOffContactRelation: 'Neighbor',
  pickUpContactName: 'Dale Driver',
  pickUpContactPhone: '(555) 123-4569',
  pickUpContactRelation: 'Neighbor',
  tdap: '2020-01-01',
  mmr: '2020-01-01',
  covid: 'Yes',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '(555) 123-4570',
};

/** `fillForm`, typed for this form's fields. */
export const fill: (answers: Answers) => void = fillForm;

export { control };
