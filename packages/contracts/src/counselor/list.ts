import { declareList } from '../lists/declare-list';
import { preferredContactColumn, preferredContactFilter } from '../lists/preferred-contact';
import { proofFilter } from '../lists/proof-filter';
import {
  contactColumn,
  createdColumn,
  gradeColumn,
  lateColumn,
  nameColumn,
  registrationFields,
} from '../lists/registration-columns';
import { counselorRecord } from './record';
import { counselorStatusWords } from './status';
import { statusFilter } from '../lists/status-filter';

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
    statusFilter([
      { value: 'submitted', label: counselorStatusWords.submitted, query: { applied: 'true' } },
      { value: 'incomplete', label: counselorStatusWords.incomplete, query: { applied: 'false' } },
    ]),
    preferredContactFilter,
    proofFilter,
  ],
  defaultSort: 'nameLast',
  views: [
    { name: 'Application missing', query: 'status=incomplete', empty: 'No applications are missing' },
    { name: 'Has allergy', query: 'allergicReactions=Yes', empty: 'Nobody reported an allergy' },
  ],
});
