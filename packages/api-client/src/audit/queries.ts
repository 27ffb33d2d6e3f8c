import type { AuditRecord } from '@camp/contracts/audit/operations';
import * as auditOperations from '@camp/contracts/audit/operations';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of the audit is kept. */
export const auditKeys = {
  list: (query: ListCallQuery) => ['audit', 'list', query],
} as const;

/** What everybody did. */
export const auditListSource: ListSource<AuditRecord> = {
  key: auditKeys.list,
  read: (query, signal) => callPage(auditOperations.list, { query, signal }),
  file: (query) => call(auditOperations.export, { query }),
};
