import type { RoleActions } from '../access/catalogue';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';

/** A named set of rights (docs/product/role.md). */
export interface RoleRecord {
  _id: string;
  name: string;
  actions: RoleActions;
  /** Number of accounts with the role. */
  holders: number;
  createdAt: string;
  updatedAt: string;
}

/** The body of a create or an update. */
export interface RoleChange {
  name?: string;
  actions?: RoleActions;
}

// Roles (docs/product/role.md).

/** The list is for people who may see roles, and for those who assign them. */
export const list = operation<{ query?: ListQuery }, RoleRecord[]>('GET /role/list', 'signed-in');

export const read = operation<{ params: ById }, RoleRecord>(
  'GET /role/read/:id',
  may(['view', 'view-all', 'edit'], 'role'),
);

/** `userId` is sent as the specification says, and ignored: the author is the token's user. */
export const create = operation<{ body: RoleChange & { userId?: string } }, Written<RoleRecord>>(
  'POST /role/create',
  may('create', 'role'),
  { status: 201, freshProof: 'always' },
);

export const update = operation<{ params: ById; body: RoleChange }, Written<RoleRecord>>(
  'POST /role/update/:id',
  may('edit', 'role'),
  { freshProof: 'always' },
);

const remove = operation<{ params: ById }, Done>('DELETE /role/delete/:id', may('delete', 'role'), {
  freshProof: 'always',
});
export { remove as delete };
