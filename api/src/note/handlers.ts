import { noteSchema } from '@camp/contracts/note/schemas';
import { byId, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listNotes } from './list-notes';
import { writeNote } from './write-note';

/** What the office writes about registrations. */
export const noteHandlers = {
  'note.camper-list': personalCall('note.camper-list', {
    query: byId,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'camper', id),
  }),
  'note.counselor-list': personalCall('note.counselor-list', {
    query: byId,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'counselor', id),
  }),
  'note.staff-list': personalCall('note.staff-list', {
    query: byId,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'staff', id),
  }),
  'note.create': personalCall('note.create', {
    body: noteSchema,
    run: async ({ body, person, headers }, deps) =>
      written(await writeNote(deps, person, body, headers['idempotency-key'])),
  }),
};
