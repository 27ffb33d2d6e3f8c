import { listLimits } from '@camp/contracts/lists/limits';
import { mostChosenPerFile, type FileQuery } from '@camp/contracts/lists/chosen';
import type { ListQuery } from '@camp/contracts/operations/replies';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { live } from './live';

/** What a list's call is asked: paging, order, search and the list's filters. */
export type ListCallQuery = ListQuery & Readonly<Record<string, string | number | undefined>>;

/** One page of a list, and how many there are in all. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
}

/** Where a list's rows come from. */
export interface ListSource<Row> {
  /** Begins with what a change of any row invalidates. */
  key: (query: ListCallQuery) => QueryKey;
  read: (query: ListCallQuery, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** A row that is not on the page at hand; none where a row alone cannot be asked for. */
  one?: (id: string, signal: AbortSignal) => Promise<Row>;
  /** Everything that the query finds as a file; some columns of it, or all that the person may see. None without one. */
  file?: (query: ListCallQuery & FileQuery) => Promise<Blob>;
}

/** A page as a query that keeps the last one in sight until the next is there; who shows the list shows its failure. */
export const listPageQuery = <Row>({ key, read }: ListSource<Row>, query: ListCallQuery) =>
  queryOptions({
    queryKey: key(query),
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
    ...live,
  });

/**
 * Reads every row that a query finds, page after page.
 *
 * @param onProgress hears how much is there, 0 to 100 percent
 */
export async function readAllRows<Row>(
  { read }: Pick<ListSource<Row>, 'read'>,
  query: ListCallQuery,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (percent: number) => void } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ ...query, page, pageSize: listLimits.perPage }, signal);
    rows.push(...items);
    onProgress?.(total === 0 ? 100 : (rows.length / total) * 100);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/**
 * Reads chosen rows as one file, some of them at a time, in the order of the list.
 *
 * @param chosen ids of the rows
 * @param query the list's year and order, without what narrows it: rows of other filters may be among the chosen
 * @returns nothing where the list has no file
 */
export async function readFileOf<Row extends { _id: string }>(
  source: Pick<ListSource<Row>, 'file' | 'read'>,
  chosen: readonly string[],
  query: ListCallQuery & FileQuery,
): Promise<Blob | undefined> {
  const { file } = source;
  const parts: (Blob | string)[] = [];
  // A file of one part has the server's order by itself.
  const ids = chosen.length <= mostChosenPerFile ? chosen : await inOrder(source, chosen, query);
  for (let from = 0; from < ids.length; from += mostChosenPerFile) {
    const part = await file?.({ ...query, records: ids.slice(from, from + mostChosenPerFile).join(',') });
    if (!part) return undefined;
    if (ids.length <= mostChosenPerFile) return part;
    // The headings stand once.
    parts.push(parts.length === 0 ? part : (await part.text()).replace(/^[^\n]*\n/, ''));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Ids in the order of the list; what is not there any more comes last. */
async function inOrder<Row extends { _id: string }>(
  source: Pick<ListSource<Row>, 'read'>,
  ids: readonly string[],
  { columns: _columns, records: _records, ...query }: ListCallQuery & FileQuery,
): Promise<string[]> {
  const rows = await readAllRows(source, query);
  const place = new Map(rows.map(({ _id }, at) => [_id, at]));
  const placeOf = (id: string) => place.get(id) ?? rows.length;
  return [...ids].sort((one, other) => placeOf(one) - placeOf(other));
}
