import type { ListCallQuery } from '@camp/api-client/list-source';
import { visibleTo, type ListColumn } from '@camp/contracts/lists/list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callQueryOf, pageOf, pageSize } from './list-page';
import type { AnyRow, ListView } from './list-view';
import { useListAddress } from './use-list-address';
import { useSelection } from './use-selection';

/**
 * The state of one list. Its parts (table, chips, drawer, bar) read and change it.
 *
 * @param view the list's view
 * @param seesMedical whether the person has `data` on the kind
 */
export function useList<Row extends AnyRow>(view: ListView<Row>, seesMedical: boolean) {
  const { list, source, header } = view;
  const { address, search, change, toChanged } = useListAddress(list, seesMedical, !view.calendarYears);
  const filterQuery = useMemo(() => callQueryOf(list, address), [list, address]);
  const page = useQuery(pageOf(source, filterQuery, address.page));
  const selection = useSelection(address.year);
  // All filtered rows while they are printed. Discarded when the filters change.
  const [printed, setPrinted] = useState<{ rows: readonly Row[]; query: ListCallQuery }>();

  const columns = useMemo(() => {
    const seen = visibleTo(list.columns, seesMedical);
    const names = new Set([...(address.columns.includes(header) ? [] : [header]), ...address.columns]);
    return [...names].flatMap((name): ListColumn[] => seen.filter((column) => column.name === name));
  }, [list, header, address.columns, seesMedical]);

  // The page may be past the end, after deletions or with an old address.
  const { data } = page;
  const lastPage = data === undefined ? undefined : Math.max(1, Math.ceil(data.total / pageSize));
  const isBeyond = lastPage !== undefined && address.page > lastPage && !page.isPlaceholderData;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage, open: address.open });
  }, [isBeyond, lastPage, change, address.open]);

  return {
    view,
    seesMedical,
    address,
    search,
    change,
    toChanged,
    filterQuery,
    page,
    selection,
    columns,
    printed: printed?.query === filterQuery ? printed.rows : undefined,
    setPrinted,
  };
}

/** A list's state, as `useList` returns it. */
export type ListState<Row extends AnyRow> = ReturnType<typeof useList<Row>>;
