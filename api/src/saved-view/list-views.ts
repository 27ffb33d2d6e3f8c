import type { ListName } from '@camp/contracts/saved-view/lists';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import type { StoredSavedView } from '@camp/database/saved-view/saved-view-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden } from '../refusals/problem';
import { mayDeleteView, maySeeView, maySeeViews } from './policies';

/** The views of a list, sorted by name. Views with medical filters need the right to medical answers. */
export async function listViews(
  { models }: Dependencies,
  person: Person,
  list: ListName,
): Promise<SavedView[]> {
  if (!maySeeViews(person, list)) throw forbidden();
  const views = await models.SavedView.find({ list }).lean<StoredSavedView[]>();
  return views
    .filter((view) => maySeeView(person, view))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((view) => presentView(view, person));
}

/** A view without its author. */
export function presentView(view: StoredSavedView, person: Person): SavedView {
  const { _id, list, name, query, createdAt } = view;
  return {
    _id: _id.toString(),
    list,
    name,
    query,
    mayDelete: mayDeleteView(person, view),
    createdAt: createdAt.toISOString(),
  };
}
