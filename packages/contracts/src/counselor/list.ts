import { declareList } from '../lists/declare-list';
import { proofFilter } from '../lists/proof-filter';
import { counselorRecord } from './record';
import { counselorStatusWords } from './status';

/** The list of all counselors of a year. */
export const counselorList = declareList({
  name: 'counselor',
  record: counselorRecord,
  columns: [
    {
      name: 'name',
      label: 'Counselor',
      kind: 'text',
      visibility: 'open',
      sort: 'nameLast',
      of: ['nameFirst', 'nameLast'],
    },
    { name: 'grade', label: 'Grade', kind: 'text', visibility: 'open', sort: 'grade' },
    {
      name: 'contact',
      label: 'Contact',
      kind: 'text',
      visibility: 'contact',
      of: ['phoneNumber', 'emailAddress'],
    },
    {
      name: 'parent',
      label: 'Parent',
      kind: 'text',
      visibility: 'contact',
      of: ['parentNameFirst', 'parentNameLast', 'parentPhoneNumber', 'parentEmailAddress'],
    },
    { name: 'status', label: 'Status', kind: 'text', visibility: 'open' },
    { name: 'late', label: 'Late', kind: 'box', visibility: 'open' },
    { name: 'createdAt', label: 'Registered', kind: 'instant', visibility: 'open', sort: 'createdAt' },
  ],
  shown: ['name', 'grade', 'contact', 'parent', 'status', 'createdAt'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      visibility: 'open',
      always: true,
      options: [
        { value: 'submitted', label: counselorStatusWords.submitted, query: { applied: 'true' } },
        { value: 'incomplete', label: counselorStatusWords.incomplete, query: { applied: 'false' } },
      ],
    },
    proofFilter,
  ],
  defaultSort: 'nameLast',
  views: [
    { name: 'Application missing', query: 'status=incomplete' },
    { name: 'Has allergy', query: 'allergicReactions=Yes' },
  ],
});
