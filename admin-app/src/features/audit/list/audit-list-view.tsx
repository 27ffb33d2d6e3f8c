import { auditListSource } from '@camp/api-client/audit/queries';
import { auditList } from '@camp/contracts/audit/list';
import type { AuditRecord } from '@camp/contracts/audit/operations';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { ViewOf } from '../../../list/list-view';
import { actionInWords, actorInWords, kindInWords, recordsInWords } from '../audit-words';
import { prefetchList } from '../../../list/prefetch-list';

/** When something was done, to the second, as the drawer's title and the row have it. */
export const whenInWords = ({ createdAt }: AuditRecord) => formatMoment(createdAt, 'secondsBelowZone');

/** The audit, as its page has it. */
export const auditListView: ViewOf<typeof auditList, AuditRecord> = {
  list: auditList,
  source: auditListSource,
  words: { one: 'entry', many: 'entries' },
  nameOf: actionInWords,
  header: 'createdAt',
  brief: ['actor', 'action'],
  cells: {
    createdAt: (entry) => <time dateTime={entry.createdAt}>{whenInWords(entry)}</time>,
    actor: actorInWords,
    action: actionInWords,
    kind: kindInWords,
    records: recordsInWords,
  },
};

/** The page of the list that the address is about. */
export const prefetch = prefetchList(auditListView);
