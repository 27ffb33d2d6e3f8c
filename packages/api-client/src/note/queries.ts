import * as noteOperations from '@camp/contracts/note/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

const operations = {
  camper: noteOperations.camperList,
  counselor: noteOperations.counselorList,
  staff: noteOperations.staffList,
} as const satisfies Record<AttendeeKind, unknown>;

/** Query key of notes. */
export const noteKeys = {
  of: (id: string) => ['note', id],
  /** The text of a note that is not saved yet. */
  draft: (id: string) => ['note-draft', id],
} as const;

/** The administrators' notes on a registration. @param id of the registration */
export const notesQuery = (kind: AttendeeKind, id: string) =>
  queryOptions({
    queryKey: noteKeys.of(id),
    queryFn: ({ signal }) => call(operations[kind], { query: { id }, signal }),
    meta: { quiet: true },
  });
