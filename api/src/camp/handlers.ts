import { campNoon } from '@camp/contracts/camp/camp-zone';
import { campPreview } from '@camp/contracts/camp/preview';
import { campRecord } from '@camp/contracts/camp/record';
import { campSchema, campUpdate } from '@camp/contracts/camp/schemas';
import { date } from '@camp/contracts/forms/date-fields';
import { askedNames } from '@camp/contracts/records/names';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { cachedCamps } from '@camp/database/camp/cached-camps';
import * as z from 'zod';
import { byId, listed, making, written } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { notFound, ProblemError } from '../refusals/problem';
import { listCamps } from './list-camps';
import { nextOpeningOf } from './next-opening';
import { campAsSeenBy, presentCurrentCamp } from './present-camp';
import { createCamp, updateCamp } from './write-camp';

/** Handlers of the camps. */
export const campHandlers = {
  'camp.current': publicCall('camp.current', {
    run: async (_call, deps) => {
      const now = deps.clock.now();
      const camp = await currentCamp(deps.models, now);
      if (!camp) throw new ProblemError('no-camp', 'There’s no camp yet. Please check back soon.');
      return presentCurrentCamp(camp, await nextOpeningOf(deps, camp, now), now);
    },
  }),
  'camp.list': publicCall('camp.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'createdAt', 'updatedAt', ...askedNames(campRecord)]),
    ),
    run: async (call, deps) => {
      const camps = listed(call, await listCamps(deps, call.query));
      return Promise.all(camps.map((camp) => campAsSeenBy(deps, call.person, camp)));
    },
  }),
  'camp.read': publicCall('camp.read', {
    params: byId,
    run: async ({ params, person }, deps) => {
      const camp = (await cachedCamps(deps.models)).find(({ _id }) => _id.equals(params.id));
      if (!camp) throw notFound('Camp');
      return campAsSeenBy(deps, person, camp);
    },
  }),
  'camp.create': personalCall('camp.create', making(campSchema, createCamp)),
  'camp.update': personalCall('camp.update', {
    params: byId,
    body: campUpdate.schema,
    run: async ({ params, body, person }, deps) => written(await updateCamp(deps, person, params.id, body)),
  }),
  'camp.preview': personalCall('camp.preview', {
    params: byId,
    query: z.object({ date: date('Choose a day.', 'Choose a day.').optional() }),
    run: async ({ params, query }, { models, clock, settings }) => {
      const camp = await models.Camp.findById(params.id).lean<StoredCamp>();
      if (!camp) throw notFound('Camp');
      return campPreview(camp, query.date ? campNoon(query.date) : clock.now(), settings.publicUrl);
    },
  }),
};
