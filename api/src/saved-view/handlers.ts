import { savedViewListSchema, savedViewSchema } from '@camp/contracts/saved-view/schemas';
import { happening, making } from '../operations/answers';
import { personalCall } from '../operations/call';
import { deleteView } from './delete-view';
import { listViews } from './list-views';
import { saveView } from './save-view';

/** Handlers of the lists' saved views. */
export const savedViewHandlers = {
  'view.list': personalCall('view.list', {
    query: savedViewListSchema,
    run: ({ query, person }, deps) => listViews(deps, person, query.list),
  }),
  'view.create': personalCall('view.create', making(savedViewSchema, saveView)),
  'view.delete': personalCall('view.delete', happening(deleteView)),
};
