import { declareList } from '../lists/declare-list';
import { filterBy, optionsOf, preferredContactFilter } from '../lists/list-filters';
import { nameColumn, preferredContactColumn } from '../lists/registration-columns';
import { askedNames } from '../records/names';
import { userRecord } from './record';

/** The list of all accounts. */
export const userList = declareList({
  name: 'user',
  fields: ['_id', 'emailVerified', 'hasLoginCodes', 'mailFails', 'updatedAt', ...askedNames(userRecord)],
  columns: [
    nameColumn('Name'),
    { name: 'email', label: 'Email', kind: 'text', visibility: 'contact', sort: 'email' },
    { name: 'userType', label: 'User type', kind: 'text', visibility: 'open' },
    preferredContactColumn,
    { name: 'verified', label: 'Verified', kind: 'text', visibility: 'open' },
    { name: 'lastLogin', label: 'Last login (GMT)', kind: 'instant', visibility: 'open', sort: 'lastLogin' },
    { name: 'createdAt', label: 'Signed up', kind: 'instant', visibility: 'open', sort: 'createdAt' },
    { name: 'administrator', label: 'Administrator', kind: 'text', visibility: 'open' },
    { name: 'roles', label: 'Roles', kind: 'text', visibility: 'open' },
  ],
  shown: ['name', 'email', 'administrator', 'verified', 'lastLogin', 'roles'],
  filters: [
    filterBy('verified', 'Email', optionsOf({ Yes: 'Verified', No: 'Not verified' })),
    filterBy('administrator', 'Administrator', optionsOf({ Yes: 'Yes' })),
    preferredContactFilter,
    filterBy('delivery', 'Delivery', optionsOf({ Fails: 'Emails come back' })),
    filterBy('erasure', 'Deletion', optionsOf({ Asked: 'Asked for deletion' })),
  ],
  defaultSort: 'nameLast',
  views: [],
});
