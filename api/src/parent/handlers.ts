import { parentRecord } from '@camp/contracts/parent/record';
import { parentSchema, parentUpdate } from '@camp/contracts/parent/schemas';
import { askedNames } from '@camp/contracts/records/names';
import * as z from 'zod';
import { byId, happening, listed, making, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { changeParent, createParent, deleteParent, listParents, readParent } from './save-parent';

const own = z.enum(['true'], { error: 'Use true, or leave it out.' }).optional();

/** Handlers of the parent/guardian blocks. */
export const parentHandlers = {
  'parent.create': personalCall('parent.create', making(parentSchema, createParent)),
  'parent.read': personalCall('parent.read', {
    params: byId,
    run: ({ params, person }, deps) => readParent(deps, person, params.id),
  }),
  'parent.update': personalCall('parent.update', {
    params: byId,
    body: parentUpdate.schema,
    run: async ({ params, body, person }, deps) => written(await changeParent(deps, person, params.id, body)),
  }),
  'parent.list': personalCall('parent.list', {
    query: listQuerySchema.extend({ ...refusedFields(['_id', 'userId', ...askedNames(parentRecord)]), own }),
    run: async (call, deps) => listed(call, await listParents(deps, call.person, call.query)),
  }),
  'parent.delete': personalCall('parent.delete', happening(deleteParent)),
};
