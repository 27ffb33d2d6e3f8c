import { namesMedical } from '@camp/contracts/lists/names-medical';
import { listsByName, type ListName } from '@camp/contracts/saved-view/lists';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import type { StoredSavedView } from '@camp/database/saved-view/saved-view-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { forbidden } from '../http/problem';
import { mayDeleteView, maySeeMedicalViews, maySeeViews } from './policies';

/** The views of a list, by name; what tells of medical answers only for who may read them. */
export async function listViews(
  { models }: Dependencies,
  person: Person,
  list: ListName,
): Promise<SavedView[]> {
  if (!maySeeViews(person, list)) throw forbidden();
  const views = await models.SavedView.find({ list }).sort({ nameKey: 1 }).lean<StoredSavedView[]>();
  const seesMedical = maySeeMedicalViews(person, list);
  return views
    .filter(({ query }) => seesMedical || !namesMedical(listsByName[list], new URLSearchParams(query)))
    .map((view) => presentView(view, person));
}

/** What leaves of a view: not who saved it. */
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
