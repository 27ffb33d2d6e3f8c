import { operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { ListName } from './lists';

/** A look at a list with a name, shared by all who may see the list. */
export interface SavedView {
  _id: string;
  list: ListName;
  name: string;
  /** Filters, search, order and columns, as the list's address has them. */
  query: string;
  /** Whether the person may delete it. */
  mayDelete: boolean;
  createdAt: string;
}

// Who may see a list may see and save its views; which list it is, tells the query or the body.

export const list = operation<{ query: { list: ListName } }, SavedView[]>('GET /view/list', 'signed-in');

export const create = operation<
  { body: { list: ListName; name: string; query: string } },
  Written<SavedView>
>('POST /view/create', 'signed-in', { status: 201 });

const deleteView = operation<{ params: ById }, Done>('DELETE /view/delete/:id', 'signed-in');
export { deleteView as delete };
