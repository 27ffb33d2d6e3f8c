import { listed } from '../operations/answers';
import { personalCall } from '../operations/call';
import { csvFile } from '../lists/csv';
import { wholeFileSchemaOf } from '../lists/file-schema';
import { auditListSchema } from './ask-for-audit';
import { exportAudit } from './export-audit';
import { listAudit } from './list-audit';

/** What everybody did. */
export const auditHandlers = {
  'audit.list': personalCall('audit.list', {
    query: auditListSchema,
    run: async ({ query, person, setHeader }, deps) =>
      listed({ setHeader }, await listAudit(deps, person, query)),
  }),
  'audit.export': personalCall('audit.export', {
    query: wholeFileSchemaOf(auditListSchema),
    run: async ({ query, person, setHeader }, deps) =>
      csvFile('audit.csv', await exportAudit(deps, person, query), setHeader),
  }),
};
