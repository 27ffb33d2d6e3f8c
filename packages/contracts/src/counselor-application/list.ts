import { declareList } from '../lists/declare-list';
import { counselorApplicationRecord } from './record';

/** The list of all counselor applications of a year. */
export const counselorApplicationList = declareList({
  name: 'counselor-app',
  record: counselorApplicationRecord,
  columns: [
    {
      name: 'name',
      label: 'Counselor',
      kind: 'text',
      visibility: 'open',
      sort: 'nameLast',
      of: ['nameFirst', 'nameLast'],
    },
    { name: 'nameFirst', label: 'First name', kind: 'text', visibility: 'open' },
    { name: 'nameLast', label: 'Last name', kind: 'text', visibility: 'open' },
    { name: 'choiceFirst', label: '1st choice', kind: 'text', visibility: 'open', sort: 'choiceFirst' },
    { name: 'late', label: 'Late', kind: 'box', visibility: 'open' },
    { name: 'createdAt', label: 'Applied', kind: 'instant', visibility: 'open', sort: 'createdAt' },
  ],
  shown: ['name', 'choiceFirst', 'choiceSecond', 'yearsCamper', 'yearsCounselor', 'newQuestion', 'createdAt'],
  filters: [],
  defaultSort: 'nameLast',
  views: [
    { name: 'New to camp', query: 'newQuestion=Yes' },
    { name: 'Kitchen first', query: 'choiceFirst=Kitchen' },
  ],
});
