import { listed } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema, yearAsked } from '../lists/list';
import { readFigures } from './read-figures';

/** Handlers of the camps' figures. */
export const campFiguresHandlers = {
  'camp.data': personalCall('camp.data', {
    query: listQuerySchema.extend({ year: yearAsked }),
    run: async (call, deps) => {
      const items = await readFigures(deps, call.person, call.query);
      return listed(call, { items, total: items.length });
    },
  }),
};
