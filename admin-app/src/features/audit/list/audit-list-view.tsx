import { auditListSource } from '@camp/api-client/audit/queries';
import { auditList } from '@camp/contracts/audit/list';
import type { AuditRecord } from '@camp/contracts/audit/operations';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { ViewOf } from '../../../list/list-view';
import { actionInWords, actorInWords, kindInWords, recordsInWords } from '../audit-words';
import { prefetchList } from '../../../list/prefetch-list';

/** The time to the second, for the row and the drawer's title. */
export const whenInWords = ({ createdAt }: AuditRecord) => formatMoment(createdAt, 'secondsBelowZone');

/** The view of the audit list. */
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

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(auditListView);
