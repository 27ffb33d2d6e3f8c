import type { AuditRecord } from '@camp/contracts/audit/operations';
import * as auditOperations from '@camp/contracts/audit/operations';
import { call, callPage } from '../call';
import type { ListSource } from '../list-source';

/** The audit list. */
export const auditListSource: ListSource<AuditRecord> = {
  key: (query) => ['audit', 'list', query],
  read: (query, signal) => callPage(auditOperations.list, { query, signal }),
  file: (query) => call(auditOperations.export, { query }),
};
