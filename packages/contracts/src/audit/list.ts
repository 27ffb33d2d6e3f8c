import { declareList } from '../lists/declare-list';
import { auditKinds, auditKindWords } from './kinds';

/** The list of what everybody did. */
export const auditList = declareList({
  name: 'audit',
  fields: ['_id', 'actorId', 'part', 'count', 'roles', 'fields'],
  columns: [
    { name: 'createdAt', label: 'When (GMT)', kind: 'instant', visibility: 'open', sort: 'createdAt' },
    { name: 'actor', label: 'Who', kind: 'text', visibility: 'open' },
    { name: 'action', label: 'What', kind: 'text', visibility: 'open' },
    { name: 'kind', label: 'Kind', kind: 'text', visibility: 'open' },
    { name: 'records', label: 'Record', kind: 'text', visibility: 'open' },
  ],
  shown: ['createdAt', 'actor', 'action', 'kind', 'records'],
  filters: [
    {
      name: 'views',
      label: 'Show',
      visibility: 'open',
      always: true,
      none: 'Actions',
      options: [
        { value: 'only', label: 'Views' },
        { value: 'all', label: 'Actions and views' },
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      visibility: 'open',
      always: true,
      options: auditKinds.map((value) => ({ value, label: auditKindWords[value] })),
    },
  ],
  values: [
    { name: 'person', kind: 'id' },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
  // What somebody did comes before who looked, which is most of what is written down.
  ownQuery: { views: 'none' },
  defaultSort: '-createdAt',
  views: [],
});
