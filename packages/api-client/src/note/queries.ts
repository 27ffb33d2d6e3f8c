import * as noteOperations from '@camp/contracts/note/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** The kinds of records about which the office keeps notes. */
export type NotedKind = 'camper' | 'counselor' | 'staff';

const operations = {
  camper: noteOperations.camperList,
  counselor: noteOperations.counselorList,
  staff: noteOperations.staffList,
} as const satisfies Record<NotedKind, unknown>;

/** Where what the office wrote is kept. */
export const noteKeys = { of: (id: string) => ['note', id] } as const;

/** What the office wrote about a registration. @param id of the registration */
export const notesQuery = (kind: NotedKind, id: string) =>
  queryOptions({
    queryKey: noteKeys.of(id),
    queryFn: ({ signal }) => call(operations[kind], { query: { id }, signal }),
    meta: { quiet: true },
  });
