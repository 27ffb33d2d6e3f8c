import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { ParentInput } from './record';

/** A parent/guardian block as the API returns it. */
export interface ParentBlock extends Wire<ParentInput> {
  _id: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
}

type ParentForm = Partial<Wire<ParentInput>>;

const maySee = may(['view', 'view-all'], 'parent');

// An account's parent/guardian block, one per account.

export const create = operation<{ body: ParentForm }, Written<ParentBlock>>(
  'POST /parent/create',
  may('create', 'parent'),
  { status: 201 },
);

export const read = operation<{ params: ById }, ParentBlock>('GET /parent/read/:id', maySee);

export const update = operation<{ params: ById; body: ParentForm }, Written<ParentBlock>>(
  'POST /parent/update/:id',
  may(['edit', 'edit-all'], 'parent'),
);

/** `own`: returns only the person's own block, whatever else they may see. */
export const list = operation<{ query?: ListQuery & { own?: 'true' } }, ParentBlock[]>(
  'GET /parent/list',
  maySee,
);

const deleteParent = operation<{ params: ById }, Done>(
  'DELETE /parent/delete/:id',
  may(['delete', 'delete-all'], 'parent'),
);
export { deleteParent as delete };
