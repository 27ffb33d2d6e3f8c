import { savedViewsQuery } from '@camp/api-client/saved-view/queries';
import { namesMedical } from '@camp/contracts/lists/names-medical';
import type { ListName } from '@camp/contracts/saved-view/lists';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import { Button } from '@camp/ui/actions/button';
import { IconButton } from '@camp/ui/actions/icon-button';
import { PlusIcon, TrashIcon } from '@camp/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteView } from './delete-view';
import { readListAddress } from './list-address';
import { ViewLinks } from './view-links';
import type { AnyRow } from './list-view';
import { SaveView } from './save-view';
import type { ListState } from './use-list';

interface SavedViewsProps<Row extends AnyRow> {
  list: ListState<Row>;
  name: ListName;
}

/** A list's named views: ready views and saved views. */
export function SavedViews<Row extends AnyRow>({ list, name }: SavedViewsProps<Row>) {
  const { view, seesMedical, address, search } = list;
  const { data: saved = [] } = useQuery(savedViewsQuery(name));
  const [saves, setSaves] = useState(false);
  const [toDelete, setToDelete] = useState<SavedView>();

  const { list: declared } = view;
  const viewOf = (query: URLSearchParams) => {
    const { filters, q, sort, columns } = readListAddress(declared, query, seesMedical);
    return JSON.stringify([Object.entries(filters).sort(), q, sort, columns]);
  };
  const current = viewOf(search);
  const ready = declared.views.filter(
    ({ query }) => seesMedical || !namesMedical(declared, new URLSearchParams(query)),
  );
  const views = [{ name: 'All', query: '' }, ...ready, ...saved];
  const isSaved = views.some(({ query }) => viewOf(new URLSearchParams(query)) === current);
  const deletable = saved.find(
    ({ query, mayDelete }) => mayDelete && viewOf(new URLSearchParams(query)) === current,
  );
  const addressOf = (query: string) => {
    const next = new URLSearchParams(query);
    if (address.year !== '') next.set('year', address.year);
    return { search: next.toString() };
  };
  return (
    <ViewLinks
      label="Views"
      views={views.map(({ name: called, query }) => ({
        name: called,
        to: addressOf(query),
        isCurrent: viewOf(new URLSearchParams(query)) === current,
      }))}
    >
      {!isSaved && (
        <Button variant="link" size="small" icon={<PlusIcon />} onClick={() => setSaves(true)}>
          Save view
        </Button>
      )}
      {deletable && (
        <IconButton
          label={`Delete the view ${deletable.name}`}
          icon={<TrashIcon />}
          onClick={() => setToDelete(deletable)}
        />
      )}
      <SaveView open={saves} list={name} query={search.toString()} onClose={() => setSaves(false)} />
      {toDelete && <DeleteView view={toDelete} onClose={() => setToDelete(undefined)} />}
    </ViewLinks>
  );
}
