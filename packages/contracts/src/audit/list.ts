import { declareList } from '../lists/declare-list';
import { filterBy, optionsOf } from '../lists/list-filters';
import { auditKindWords } from './kinds';

/** The audit list. */
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
      ...filterBy('views', 'Show', optionsOf({ only: 'Views', all: 'Actions and views' })),
      none: 'Actions',
    },
    filterBy('kind', 'Kind', optionsOf(auditKindWords)),
  ],
  values: [
    { name: 'person', kind: 'id' },
    { name: 'from', kind: 'day', label: 'From' },
    { name: 'to', kind: 'day', label: 'To' },
  ],
  // By default the list shows only actions, since most rows are views.
  ownQuery: { views: 'none' },
  defaultSort: '-createdAt',
  views: [],
});
