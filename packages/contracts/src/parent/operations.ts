import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { ParentInput } from './record';

/** A parent/guardian block as the API answers it. */
export interface ParentBlock extends Wire<ParentInput> {
  _id: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
}

type ParentForm = Partial<Wire<ParentInput>>;

// The parent/guardian block that an account keeps; one per account.

export const create = operation<{ body: ParentForm }, Written<ParentBlock>>({
  method: 'POST',
  path: '/parent/create',
  access: may('create', 'parent'),
  status: 201,
});

export const read = operation<{ params: ById }, ParentBlock>({
  method: 'GET',
  path: '/parent/read/:id',
  access: may(['view', 'view-all'], 'parent'),
});

export const update = operation<{ params: ById; body: ParentForm }, Written<ParentBlock>>({
  method: 'POST',
  path: '/parent/update/:id',
  access: may(['edit', 'edit-all'], 'parent'),
});

/** `own`: only the person's, whatever they may see besides. */
export const list = operation<{ query?: ListQuery & { own?: 'true' } }, ParentBlock[]>({
  method: 'GET',
  path: '/parent/list',
  access: may(['view', 'view-all'], 'parent'),
});

const deleteParent = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/parent/delete/:id',
  access: may(['delete', 'delete-all'], 'parent'),
});
export { deleteParent as delete };
