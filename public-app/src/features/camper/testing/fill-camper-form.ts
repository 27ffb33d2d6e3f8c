import { control, fillForm } from '../../../forms/testing/fill-form';
import type { AnswerName } from '@camp/contracts/records/names';
import type { camperRecord } from '@camp/contracts/camper/record';

type FieldName = AnswerName<typeof camperRecord.fields>;

/** Everything that must be answered and is not known from the account. */
export const completeAnswers: Partial<Record<FieldName, string | boolean>> = {
  nameFirst: 'Casey',
  nameLast: 'Parent',
  sex: 'Boy',
  birthdate: '2016-03-02',
  shirtSize: 'Child Large',
  grade: '5th',
  school: 'Springfield Elementary',
  newCamper: 'No',
  dietaryRestrictions: 'No',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(555) 123-4568',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '(555) 123-4569',
  dropOffContactRelation: 'Neighbor',
  pickUpContactName: 'Dale Driver',
  pickUpContactPhone: '(555) 123-4569',
  pickUpContactRelation: 'Neighbor',
  diabetes: 'No',
  allergicReactions: 'No',
  behavioralConcerns: 'No',
  tdap: '2020-01-01',
  mmr: '2020-01-01',
  covid: 'Yes',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '(555) 123-4570',
  medications: 'No',
  medicalConfirm: true,
  zeroConfirm: true,
};

/** As `fillForm`, of the fields that this form has. */
export const fill: (answers: Partial<Record<FieldName, string | boolean>>) => void = fillForm;

export { control };
