import { roleSchema, roleUpdateSchema } from '@camp/contracts/role/schemas';
import type { StoredRole } from '@camp/database/role/role-model';
import { byId, happening, listed, making, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema, readList } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { forbidden, notFound } from '../refusals/problem';
import { maySeeRoles } from './policies';
import { holdersOf, presentRole } from './present-role';
import { deleteRole } from './delete-role';
import { createRole, updateRole } from './write-role';

/** Handlers of the roles. */
export const roleHandlers = {
  'role.list': personalCall('role.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'holders', 'createdAt', 'updatedAt', ...Object.keys(roleSchema.shape)]),
    ),
    run: async (call, { models }) => {
      if (!maySeeRoles(call.person)) throw forbidden();
      const found = await readList<StoredRole>(models.Role, {
        filter: {},
        query: call.query,
        sortable: ['name', 'createdAt'],
        searchable: ['name'],
      });
      const presented = async (role: StoredRole) => presentRole(role, await holdersOf(models, role.name));
      return Promise.all(listed(call, found).map(presented));
    },
  }),
  'role.read': personalCall('role.read', {
    params: byId,
    run: async ({ params }, { models }) => {
      const role = await models.Role.findById(params.id).lean<StoredRole>();
      if (!role) throw notFound('Role');
      return presentRole(role, await holdersOf(models, role.name));
    },
  }),
  'role.create': personalCall('role.create', making(roleSchema, createRole)),
  'role.update': personalCall('role.update', {
    params: byId,
    body: roleUpdateSchema,
    run: async ({ params, body, person }, deps) => written(await updateRole(deps, person, params.id, body)),
  }),
  'role.delete': personalCall('role.delete', happening(deleteRole)),
};
