import { listed } from '../operations/answers';
import { personalCall } from '../operations/call';
import { wholeFileSchemaOf } from '../lists/file-schema';
import { auditListSchema } from './ask-for-audit';
import { exportAudit } from './export-audit';
import { listAudit } from './list-audit';

/** The operations of the audit. */
export const auditHandlers = {
  'audit.list': personalCall('audit.list', {
    query: auditListSchema,
    run: async (call, deps) => listed(call, await listAudit(deps, call.person, call.query)),
  }),
  'audit.export': personalCall('audit.export', {
    query: wholeFileSchemaOf(auditListSchema),
    run: ({ query, person }, deps) => exportAudit(deps, person, query),
  }),
};
