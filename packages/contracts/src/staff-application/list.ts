import { declareList } from '../lists/declare-list';
import { filterBy, preferredContactFilter, proofFilter } from '../lists/list-filters';
import {
  contactColumn,
  createdColumn,
  lateColumn,
  nameColumn,
  preferredContactColumn,
  registrationFields,
} from '../lists/registration-columns';
import { staffApplicationRecord } from './record';

const certificate = <Name extends string>(name: Name, label: string) =>
  ({
    name: `${name}Certificate` as const,
    label,
    kind: 'text',
    visibility: 'open',
    of: [name, `${name}Val`],
  }) as const;

/** The list of all staff applications of a year. */
export const staffApplicationList = declareList({
  name: 'staff',
  record: staffApplicationRecord,
  fields: registrationFields,
  columns: [
    nameColumn('Name'),
    {
      name: 'position',
      label: 'Position',
      kind: 'text',
      visibility: 'open',
      sort: 'staffPosition',
      of: ['staffPosition', 'staffPositionOtherVal'],
    },
    contactColumn('reached', 'Contact', ['phoneNumber', 'emailAddress']),
    preferredContactColumn,
    certificate('cpr', 'CPR'),
    certificate('firstAid', 'First aid'),
    certificate('foodHandler', 'Food handler'),
    lateColumn,
    createdColumn('Applied'),
  ],
  shown: ['name', 'position', 'daysAtCamp', 'cprCertificate', 'firstAidCertificate', 'createdAt'],
  filters: [
    {
      name: 'due',
      label: 'Due date',
      visibility: 'open',
      options: [
        { value: 'late', label: 'Late', query: { late: 'true' } },
        { value: 'in-time', label: 'On time', query: { late: 'false' } },
      ],
    },
    filterBy(
      'staffPosition',
      'Position',
      staffApplicationRecord.fields.staffPosition.options.map((value) => ({ value, label: value })),
    ),
    preferredContactFilter,
    proofFilter,
  ],
  defaultSort: 'nameLast',
  views: [
    { name: 'Kitchen', query: 'staffPosition=Kitchen%20Staff' },
    { name: 'With first aid', query: 'firstAid=Yes' },
    { name: 'Staying overnight', query: 'overnightStay=Yes' },
    { name: 'Late', query: 'due=late', empty: 'Nobody applied late' },
  ],
});
