import { declareList } from '../lists/declare-list';
import { filterBy, preferredContactFilter, proofFilter } from '../lists/list-filters';
import {
  contactColumn,
  createdColumn,
  gradeColumn,
  lateColumn,
  nameColumn,
  preferredContactColumn,
  registrationFields,
} from '../lists/registration-columns';
import { counselorRecord } from './record';
import { counselorStatusWords } from './status';

/** The list of all counselors of a year. */
export const counselorList = declareList({
  name: 'counselor',
  record: counselorRecord,
  fields: registrationFields,
  columns: [
    nameColumn('Counselor'),
    gradeColumn,
    contactColumn('contact', 'Contact', ['phoneNumber', 'emailAddress']),
    contactColumn('parent', 'Parent', [
      'parentNameFirst',
      'parentNameLast',
      'parentPhoneNumber',
      'parentEmailAddress',
    ]),
    preferredContactColumn,
    { name: 'status', label: 'Status', kind: 'text', visibility: 'open' },
    lateColumn,
    createdColumn('Registered'),
  ],
  shown: ['name', 'grade', 'contact', 'parent', 'status', 'createdAt'],
  filters: [
    filterBy('status', 'Status', [
      { value: 'submitted', label: counselorStatusWords.submitted, query: { applied: 'true' } },
      { value: 'incomplete', label: counselorStatusWords.incomplete, query: { applied: 'false' } },
    ]),
    preferredContactFilter,
    proofFilter,
  ],
  defaultSort: 'nameLast',
  views: [
    { name: 'Application missing', query: 'status=incomplete', empty: 'No applications are missing' },
    { name: 'Has allergy', query: 'allergicReactions=Yes', empty: 'No stored answer reports an allergy' },
  ],
});
