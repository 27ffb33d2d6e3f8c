import { recordId } from '@camp/contracts/forms/fields';
import { parentRecord } from '@camp/contracts/parent/record';
import { parentSchema, parentUpdate } from '@camp/contracts/parent/schemas';
import { askedNames } from '@camp/contracts/records/names';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { changeParent, createParent, deleteParent, listParents, readParent } from './keep-parent';

const byId = z.object({ id: recordId() });
const own = z.enum(['true'], { error: 'true, or nothing.' }).optional();

/** Parent/guardian blocks. */
export const parentHandlers = {
  'parent.create': personalCall('parent.create', {
    body: parentSchema,
    run: async ({ body, person, headers }, deps) => {
      const msg = await createParent(deps, person, body, headers['idempotency-key']);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'parent.read': personalCall('parent.read', {
    params: byId,
    run: ({ params, person }, deps) => readParent(deps, person, params.id),
  }),
  'parent.update': personalCall('parent.update', {
    params: byId,
    body: parentUpdate.schema,
    run: async ({ params, body, person }, deps) => {
      const msg = await changeParent(deps, person, params.id, body);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'parent.list': personalCall('parent.list', {
    query: listQuerySchema.extend({ ...refusedFields(['_id', 'userId', ...askedNames(parentRecord)]), own }),
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listParents(deps, person, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'parent.delete': personalCall('parent.delete', {
    params: byId,
    run: async ({ params, person }, deps) => {
      await deleteParent(deps, person, params.id);
      return { result: true };
    },
  }),
};
