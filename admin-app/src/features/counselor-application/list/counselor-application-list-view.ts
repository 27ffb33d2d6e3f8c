import { counselorApplicationListSource } from '@camp/api-client/counselor-application/queries';
import { counselorApplicationList } from '@camp/contracts/counselor-application/list';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import type { ViewOf } from '../../../list/list-view';
import { preferredContact } from '../../../list/preferred-contact';
import { wholeName } from '../../../list/whole-name';
import { prefetchList } from '../../../list/prefetch-list';

/** The view of the list of counselor applications. */
export const counselorApplicationListView: ViewOf<
  typeof counselorApplicationList,
  CounselorApplicationRecord
> = {
  list: counselorApplicationList,
  source: counselorApplicationListSource,
  words: { one: 'counselor application', many: 'counselor applications' },
  nameOf: wholeName,
  header: 'name',
  brief: ['choiceFirst', 'choiceSecond'],
  cells: { name: wholeName, preferedContact: preferredContact },
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(counselorApplicationListView);
