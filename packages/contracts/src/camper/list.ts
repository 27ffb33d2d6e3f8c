import { declareList } from '../lists/declare-list';
import { filterBy, optionsOf, preferredContactFilter, proofFilter } from '../lists/list-filters';
import {
  contactColumn,
  createdColumn,
  gradeColumn,
  nameColumn,
  preferredContactColumn,
  registrationFields,
} from '../lists/registration-columns';
import { camperRecord } from './record';
import { camperStatusWords, type CamperStatus } from './status';

/** The query value of each status. */
const askedFor = {
  submitted: { paid: 'null', waitlist: 'false' },
  waitlist: { paid: 'null', waitlist: 'true' },
  'awaiting-payment': { paid: 'false' },
  paid: { paid: 'true' },
} as const satisfies Record<CamperStatus, object>;

const statuses = Object.keys(askedFor) as CamperStatus[];

/** The list of all campers of a year. */
export const camperList = declareList({
  name: 'camper',
  record: camperRecord,
  fields: [...registrationFields, 'chosenWaitlist', 'waitlistPosition'],
  columns: [
    nameColumn('Camper'),
    gradeColumn,
    contactColumn('parent', 'Parent', ['parentNameFirst', 'parentNameLast', 'phoneNumber', 'emailAddress']),
    preferredContactColumn,
    { name: 'status', label: 'Status', kind: 'text', visibility: 'open', sort: 'paid' },
    { name: 'seat', label: 'Seat', kind: 'text', visibility: 'open', sort: 'waitlist' },
    { name: 'amountDue', label: 'Due', kind: 'dollars', visibility: 'open' },
    createdColumn('Registered'),
  ],
  shown: ['name', 'grade', 'parent', 'status', 'seat', 'amountDue', 'createdAt'],
  filters: [
    filterBy('status', 'Status', [
      ...statuses.map((status) => ({
        value: status,
        label: camperStatusWords[status],
        query: askedFor[status],
      })),
      { value: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
    ]),
    {
      name: 'seat',
      label: 'Seat',
      visibility: 'open',
      options: optionsOf({ seated: 'Seated', waiting: 'Waitlist' }),
    },
    preferredContactFilter,
    proofFilter,
  ],
  defaultSort: 'nameLast',
  views: [
    { name: 'Not asked yet', query: 'status=submitted', empty: 'Everyone has been asked to pay' },
    { name: 'Awaiting payment', query: 'status=awaiting-payment', empty: 'No payments are outstanding' },
    { name: 'Overdue', query: 'status=overdue', empty: 'Nobody is overdue' },
    { name: 'Waitlist', query: 'status=waitlist', empty: 'Nobody is on the waitlist' },
    { name: 'New campers', query: 'newCamper=Yes', empty: 'Nobody is new to camp' },
    { name: 'Has allergy', query: 'allergicReactions=Yes', empty: 'No stored answer reports an allergy' },
  ],
});

/** The list of campers who wait for a seat, longest waiting first. Its call has no status filter. */
export const waitlist: typeof camperList = {
  ...camperList,
  name: 'camper-waitlist',
  shown: ['name', 'grade', 'parent', 'createdAt'],
  filters: camperList.filters.filter(({ name }) => name !== 'status' && name !== 'seat'),
  defaultSort: 'createdAt',
  views: [
    { name: 'New campers', query: 'newCamper=Yes', empty: 'Nobody is new to camp' },
    { name: 'Has allergy', query: 'allergicReactions=Yes', empty: 'No stored answer reports an allergy' },
  ],
};
