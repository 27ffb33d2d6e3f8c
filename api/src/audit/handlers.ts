import { personalCall } from '../http/call';
import { auditListSchema } from './ask-for-audit';
import { listAudit } from './list-audit';

/** What everybody did. */
export const auditHandlers = {
  'audit.list': personalCall('audit.list', {
    query: auditListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listAudit(deps, person, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
};
