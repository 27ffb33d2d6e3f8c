import type { Operation } from '@camp/contracts/operations/operation';
import type { ById } from '@camp/contracts/operations/replies';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from './call';
import type { ListCallQuery, ListSource } from './list-source';

/** The calls by which a kind of registration is read. */
interface ReadingOperations<Stored> {
  read: Operation<{ params: ById }, Stored>;
  list: Operation<{ query?: ListCallQuery }, Stored[]>;
  export: Operation<{ query?: ListCallQuery & { columns?: string } }, Uint8Array>;
}

/** Where what is known of a kind of registration is kept; a change of any record renews all of it. */
export const registrationKey = (kind: RecordKind) => [kind] as const;

/**
 * The queries of a kind of registration.
 *
 * @returns `one` record by its id, and the `list` of all of a year
 */
export function registrationQueries<Stored extends object>(
  kind: RecordKind,
  operations: ReadingOperations<Stored>,
) {
  // What is answered is a record, not bytes, which only the type of a certain kind would tell.
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
