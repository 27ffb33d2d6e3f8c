import { recordId } from '@camp/contracts/forms/fields';
import { savedViewListSchema, savedViewSchema } from '@camp/contracts/saved-view/schemas';
import * as z from 'zod';
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
    run: async ({ body, person, headers }, deps) => {
      const view = await saveView(deps, person, body, headers['idempotency-key']);
      return { result: true, msg: view, _id: view._id };
    },
  }),
  'view.delete': personalCall('view.delete', {
    params: z.object({ id: recordId() }),
    run: async ({ params, person }, deps) => {
      await deleteView(deps, person, params.id);
      return { result: true };
    },
  }),
};
