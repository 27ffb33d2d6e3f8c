import { recordId } from '@camp/contracts/forms/fields';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { readOpenings } from './read-openings';
import { readPrior, readRelated } from './read-related';

const userId = recordId().optional();
const yes = z
  .enum(['true', 'false'], { error: 'Use true or false.' })
  .transform((text) => text === 'true')
  .optional();

/** Handlers of a user's records. */
export const relatedRecordsHandlers = {
  'data.user': personalCall('data.user', {
    query: z.object({ id: userId, historical: yes }),
    run: ({ query, person }, deps) => readRelated(deps, person, query),
  }),
  'data.openings': personalCall('data.openings', {
    run: ({ person }, deps) => readOpenings(deps, person),
  }),
  'data.prior': personalCall('data.prior', {
    query: z.object({ id: userId }),
    run: ({ query, person }, deps) => readPrior(deps, person, query),
  }),
};
