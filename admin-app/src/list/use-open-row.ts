import { live } from '@camp/api-client/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnyRow } from './list-view';
import { pageSize } from './list-page';
import type { ListState } from './use-list';

/** The open row, with functions to open its neighbors across pages. */
export function useOpenRow<Row extends AnyRow>({ view, address, change, page }: ListState<Row>) {
  const rows = page.data?.items;
  const total = page.data?.total ?? 0;
  const at = rows?.findIndex(({ _id }) => _id === address.open) ?? -1;
  const lastPage = Math.ceil(total / pageSize);

  const [seen, setSeen] = useState<Row>();
  const onPage = rows?.[at];
  if (onPage !== undefined && onPage !== seen) setSeen(onPage);

  const { key, one } = view.source;
  const isElsewhere = address.open !== '' && !page.isPending && !page.isPlaceholderData && at === -1;
  const read = useQuery({
    queryKey: [...key({}), 'one', address.open],
    queryFn: async ({ signal }) => (await one?.(address.open, signal)) ?? null,
    enabled: one !== undefined && isElsewhere,
    ...live,
  });

  // A row that is no longer on this page stays visible until it is loaded separately.
  const stillSeen = read.isPending && seen?._id === address.open ? seen : undefined;

  // Set while a neighbor's page is loading.
  const awaited = useRef<{ at: 0 | -1; from: string }>(undefined);
  useEffect(() => {
    // If the row was closed meanwhile, or another row was opened, the neighbor is not opened.
    if (awaited.current?.from !== address.open) awaited.current = undefined;
    if (!awaited.current || page.isPlaceholderData || !rows) return;
    const row = rows.at(awaited.current.at);
    awaited.current = undefined;
    if (row) change({ open: row._id });
  }, [rows, page.isPlaceholderData, address.open, change]);

  const move = (by: 1 | -1) => {
    // A repeated shortcut would skip the page that is loading.
    if (!rows || page.isPlaceholderData) return;
    const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
    if (next) return change({ open: next._id });
    const toPage = address.page + by;
    if (toPage < 1 || toPage > lastPage) return;
    awaited.current = { at: by === 1 ? 0 : -1, from: address.open };
    change({ page: toPage, open: address.open });
  };
  return {
    row: onPage ?? (isElsewhere ? (read.data ?? stillSeen) : undefined),
    /** The query of a row that is not on this page. */
    read: one !== undefined && isElsewhere ? read : undefined,
    /** Position from 1 across pages. Undefined for a row that is not on this page. */
    position: at === -1 ? undefined : (address.page - 1) * pageSize + at + 1,
    total,
    move,
    close: () => change({ open: '' }),
  };
}
