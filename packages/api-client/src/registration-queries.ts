import type { Operation } from '@camp/contracts/operations/operation';
import type { ById } from '@camp/contracts/operations/replies';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from './call';
import type { ListCallQuery, ListSource } from './list-source';

/** The calls that read a kind of registration. */
interface ReadingOperations<Stored> {
  read: Operation<{ params: ById }, Stored>;
  list: Operation<{ query?: ListCallQuery }, Stored[]>;
  export: Operation<{ query?: ListCallQuery & { columns?: string } }, Uint8Array>;
}

/** Query key of a kind of registration. A change of any record invalidates all its queries. */
export const registrationKey = (kind: RecordKind) => [kind] as const;

/**
 * The queries of a kind of registration.
 *
 * @returns `one` record by its id, and the `list` of a year
 */
export function registrationQueries<Stored extends object>(
  kind: RecordKind,
  operations: ReadingOperations<Stored>,
) {
  // The response is a record, not bytes. The compiler only knows this for a specific kind.
  const read = (id: string, signal: AbortSignal) =>
    call(operations.read, { params: { id }, signal }) as Promise<unknown> as Promise<Stored>;
  const list: ListSource<Stored> = {
    key: (query) => [...registrationKey(kind), 'list', query],
    read: async (query, signal) => {
      const { items, total } = await callPage(operations.list, { query, signal });
      return { items: items as Stored[], total };
    },
    one: read,
    file: (query) => call(operations.export, { query }),
  };
  const one = (id: string) =>
    queryOptions({
      queryKey: [...registrationKey(kind), 'read', id],
      queryFn: ({ signal }) => read(id, signal),
    });
  return { one, list };
}
