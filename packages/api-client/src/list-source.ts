import { listLimits } from '@camp/contracts/lists/limits';
import { mostChosenPerFile, type FileQuery } from '@camp/contracts/lists/chosen';
import type { ListQuery } from '@camp/contracts/operations/replies';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { live } from './live';

/** Parameters of a list's call: paging, order, search and the list's filters. */
export type ListCallQuery = ListQuery & Readonly<Record<string, string | number | undefined>>;

/** One page of a list, and the total count. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
}

/** The source of a list's rows. */
export interface ListSource<Row> {
  /** Starts with the key that a change of any row invalidates. */
  key: (query: ListCallQuery) => QueryKey;
  read: (query: ListCallQuery, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** Reads a row that isn't on the current page. Absent if single rows can't be read. */
  one?: (id: string, signal: AbortSignal) => Promise<Row>;
  /**
   * Downloads all matching rows as a file, with the selected columns or all that the person may see. Absent if the
   * list has no file.
   */
  file?: (query: ListCallQuery & FileQuery) => Promise<Blob>;
}

/** Query of a page. The previous page stays until the next one is loaded. The list's component shows a failure. */
export const listPageQuery = <Row>({ key, read }: ListSource<Row>, query: ListCallQuery) =>
  queryOptions({
    queryKey: key(query),
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
    ...live,
  });

/**
 * Reads all matching rows, page by page.
 *
 * @param onProgress receives the percentage, 0 to 100
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
 * Reads selected rows as one file in the list's order, with several calls.
 *
 * @param chosen ids of the rows
 * @param query the list's year and order, without filters, since selected rows may not match the current ones
 * @returns nothing if the list has no file
 */
export async function readFileOf<Row extends { _id: string }>(
  source: Pick<ListSource<Row>, 'file' | 'read'>,
  chosen: readonly string[],
  query: ListCallQuery & FileQuery,
): Promise<Blob | undefined> {
  const { file } = source;
  const parts: (Blob | string)[] = [];
  // A file in one part already has the server's order.
  const ids = chosen.length <= mostChosenPerFile ? chosen : await inOrder(source, chosen, query);
  for (let from = 0; from < ids.length; from += mostChosenPerFile) {
    const part = await file?.({ ...query, records: ids.slice(from, from + mostChosenPerFile).join(',') });
    if (!part) return undefined;
    if (ids.length <= mostChosenPerFile) return part;
    // Only the first part keeps its headings.
    parts.push(parts.length === 0 ? part : (await part.text()).replace(/^[^\n]*\n/, ''));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** The ids in the list's order. Deleted ones come last. */
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
