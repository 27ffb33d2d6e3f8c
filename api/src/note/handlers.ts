import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { noteSchema } from '@camp/contracts/note/schemas';
import { byId, making } from '../operations/answers';
import type { Dependencies } from '../dependencies';
import { personalCall, type PersonalCall } from '../operations/call';
import { listNotes } from './list-notes';
import { writeNote } from './write-note';

/** The operation that lists notes of a kind. */
const notesOf = (kind: AttendeeKind) => ({
  query: byId,
  run: ({ query, person }: PersonalCall<undefined, { id: string }, undefined>, deps: Dependencies) =>
    listNotes(deps, person, kind, query.id),
});

/** Handlers of administrators' notes about registrations. */
export const noteHandlers = {
  'note.camper-list': personalCall('note.camper-list', notesOf('camper')),
  'note.counselor-list': personalCall('note.counselor-list', notesOf('counselor')),
  'note.staff-list': personalCall('note.staff-list', notesOf('staff')),
  'note.create': personalCall('note.create', making(noteSchema, writeNote)),
};
