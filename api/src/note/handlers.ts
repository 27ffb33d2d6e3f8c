import { recordId } from '@camp/contracts/forms/fields';
import { noteSchema } from '@camp/contracts/note/schemas';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { listNotes } from './list-notes';
import { writeNote } from './write-note';

const query = z.object({ id: recordId() });

/** What the office writes about registrations. */
export const noteHandlers = {
  'note.camper-list': personalCall('note.camper-list', {
    query,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'camper', id),
  }),
  'note.counselor-list': personalCall('note.counselor-list', {
    query,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'counselor', id),
  }),
  'note.staff-list': personalCall('note.staff-list', {
    query,
    run: ({ query: { id }, person }, deps) => listNotes(deps, person, 'staff', id),
  }),
  'note.create': personalCall('note.create', {
    body: noteSchema,
    run: async ({ body, person, headers }, deps) => {
      const note = await writeNote(deps, person, body, headers['idempotency-key']);
      return { result: true, msg: note, _id: note._id };
    },
  }),
};
