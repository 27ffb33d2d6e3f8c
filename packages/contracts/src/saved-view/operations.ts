import { operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { ListName } from './lists';

/** A named view of a list, shared by everyone who may see the list. */
export interface SavedView {
  _id: string;
  list: ListName;
  name: string;
  /** Filters, search, sort order and columns, as in the list's address. */
  query: string;
  /** Whether the person may delete it. */
  mayDelete: boolean;
  createdAt: string;
}

// People who may see a list may see and save its views. The query or the body names the list.

export const list = operation<{ query: { list: ListName } }, SavedView[]>('GET /view/list', 'signed-in');

export const create = operation<
  { body: { list: ListName; name: string; query: string } },
  Written<SavedView>
>('POST /view/create', 'signed-in', { status: 201 });

const deleteView = operation<{ params: ById }, Done>('DELETE /view/delete/:id', 'signed-in');
export { deleteView as delete };
