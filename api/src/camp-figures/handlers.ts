import { number } from '@camp/contracts/forms/number-fields';
import { personalCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { readFigures } from './read-figures';

const chooseYear = 'Choose a year.';

/** The camps in numbers. */
export const campFiguresHandlers = {
  'camp.data': personalCall('camp.data', {
    query: listQuerySchema.extend({
      year: number(chooseYear, chooseYear, (year) => year.int(chooseYear)).optional(),
    }),
    run: async ({ query, person, setHeader }, deps) => {
      const figures = await readFigures(deps, person, query);
      setHeader('X-Total-Count', String(figures.length));
      return figures;
    },
  }),
};
