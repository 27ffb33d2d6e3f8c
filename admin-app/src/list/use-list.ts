import { listPageQuery, type ListCallQuery, type ListSource } from '@camp/api-client/list-source';
import { visibleTo, type ListColumn } from '@camp/contracts/lists/list';
import type { Visit } from '@camp/micro-frontend/remote-module';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { keptYear } from '../frame/chosen-year';
import { callQueryOf, readListAddress, withKeptYear } from './list-address';
import type { AnyRow, ListView } from './list-view';
import { useListAddress } from './use-list-address';
import { useSelection } from './use-selection';

/** Rows on one page. */
export const pageSize = 50;

const pageOf = <Row extends AnyRow>(source: ListSource<Row>, filterQuery: ListCallQuery, page: number) =>
  listPageQuery(source, { ...filterQuery, page, pageSize });

/** Asks for the page of a list that an address is about, as `useList` does once it is known who looks at it. */
export const askAheadFor =
  <Row extends AnyRow>({ list, source, calendarYears }: ListView<Row>) =>
  ({ search, ask }: Visit): void => {
    // Who may not see the answers that the address is about gets none by it, and is shown the list without them.
    const read = readListAddress(list, search, true);
    const address = withKeptYear(read, calendarYears ? '' : keptYear());
    ask(pageOf(source, callQueryOf(list, address) as ListCallQuery, address.page));
  };

/**
 * The state of one list; the parts of the page (table, chips, drawer, bar) read and change it.
 *
 * @param view what list it is
 * @param seesMedical whether the person holds `data` on the kind
 */
export function useList<Row extends AnyRow>(view: ListView<Row>, seesMedical: boolean) {
  const { list, source, header } = view;
  const { address, search, change, toChanged } = useListAddress(list, seesMedical, !view.calendarYears);
  const filterQuery = useMemo(() => callQueryOf(list, address) as ListCallQuery, [list, address]);
  const page = useQuery(pageOf(source, filterQuery, address.page));
  const selection = useSelection(address.year);
  // All rows that the filters find, while they go to the printer; not those of other filters.
  const [printed, setPrinted] = useState<{ rows: readonly Row[]; query: ListCallQuery }>();

  const columns = useMemo(() => {
    const seen = visibleTo(list.columns, seesMedical);
    const names = new Set([...(address.columns.includes(header) ? [] : [header]), ...address.columns]);
    return [...names].flatMap((name): ListColumn[] => seen.filter((column) => column.name === name));
  }, [list, header, address.columns, seesMedical]);

  // A page that is not there any more: its rows were deleted, or the address is older than they are.
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

/** A list's state, as `useList` gives it. */
export type ListState<Row extends AnyRow> = ReturnType<typeof useList<Row>>;
