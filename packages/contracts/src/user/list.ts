import { declareList } from '../lists/declare-list';
import { preferredContactColumn, preferredContactFilter } from '../lists/preferred-contact';
import { askedNames } from '../records/names';
import { userRecord } from './record';

/** The list of all accounts. */
export const userList = declareList({
  name: 'user',
  fields: ['_id', 'emailVerified', 'updatedAt', ...askedNames(userRecord)],
  columns: [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      visibility: 'open',
      sort: 'nameLast',
      of: ['nameFirst', 'nameLast'],
    },
    { name: 'email', label: 'Email', kind: 'text', visibility: 'contact', sort: 'email' },
    { name: 'userType', label: 'User Type', kind: 'text', visibility: 'open' },
    preferredContactColumn,
    { name: 'verified', label: 'Verified', kind: 'text', visibility: 'open' },
    { name: 'lastLogin', label: 'Last login (GMT)', kind: 'instant', visibility: 'open', sort: 'lastLogin' },
    { name: 'createdAt', label: 'Signed up', kind: 'instant', visibility: 'open', sort: 'createdAt' },
    { name: 'administrator', label: 'Administrator', kind: 'text', visibility: 'open' },
    { name: 'roles', label: 'Roles', kind: 'text', visibility: 'open' },
  ],
  shown: ['name', 'email', 'administrator', 'verified', 'lastLogin', 'roles'],
  filters: [
    {
      name: 'verified',
      label: 'Email',
      visibility: 'open',
      always: true,
      options: [
        { value: 'Yes', label: 'Verified' },
        { value: 'No', label: 'Not verified' },
      ],
    },
    {
      name: 'administrator',
      label: 'Administrator',
      visibility: 'open',
      always: true,
      options: [{ value: 'Yes', label: 'Yes' }],
    },
    preferredContactFilter,
  ],
  defaultSort: 'nameLast',
  views: [],
});
