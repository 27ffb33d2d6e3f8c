import { savedViewListSchema, savedViewSchema } from '@camp/contracts/saved-view/schemas';
import { byId, done, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { deleteView } from './delete-view';
import { listViews } from './list-views';
import { saveView } from './save-view';

/** Saved views of the lists. */
export const savedViewHandlers = {
  'view.list': personalCall('view.list', {
    query: savedViewListSchema,
    run: ({ query, person }, deps) => listViews(deps, person, query.list),
  }),
  'view.create': personalCall('view.create', {
    body: savedViewSchema,
    run: async ({ body, person, headers }, deps) =>
      written(await saveView(deps, person, body, headers['idempotency-key'])),
  }),
  'view.delete': personalCall('view.delete', {
    params: byId,
    run: ({ params, person }, deps) => done(deleteView(deps, person, params.id)),
  }),
};
