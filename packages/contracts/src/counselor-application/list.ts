import { declareList } from '../lists/declare-list';
import { preferredContactFilter } from '../lists/list-filters';
import {
  createdColumn,
  lateColumn,
  nameColumn,
  preferredContactColumn,
  registrationFields,
} from '../lists/registration-columns';
import { counselorApplicationRecord } from './record';

/** The list of all counselor applications of a year. */
export const counselorApplicationList = declareList({
  name: 'counselor-app',
  record: counselorApplicationRecord,
  fields: registrationFields,
  columns: [
    nameColumn('Counselor'),
    { name: 'nameFirst', label: 'First name', kind: 'text', visibility: 'open' },
    { name: 'nameLast', label: 'Last name', kind: 'text', visibility: 'open' },
    { name: 'choiceFirst', label: '1st choice', kind: 'text', visibility: 'open', sort: 'choiceFirst' },
    preferredContactColumn,
    lateColumn,
    createdColumn('Applied'),
  ],
  shown: ['name', 'choiceFirst', 'choiceSecond', 'yearsCamper', 'yearsCounselor', 'newQuestion', 'createdAt'],
  filters: [preferredContactFilter],
  defaultSort: 'nameLast',
  views: [
    { name: 'New to camp', query: 'newQuestion=Yes' },
    { name: 'Kitchen first', query: 'choiceFirst=Kitchen' },
  ],
});
