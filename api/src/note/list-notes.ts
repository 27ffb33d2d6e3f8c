import type { NoteRecord } from '@camp/contracts/note/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredNote } from '@camp/database/note/note-model';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { Types } from 'mongoose';
import { namesOfOwners } from '../audit/names-of-records';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';

/**
 * The notes about a registration, oldest first. The view is audited before the response.
 * @throws ProblemError 404 if the record doesn't exist
 */
export async function listNotes(
  { models }: Dependencies,
  person: Person,
  kind: AttendeeKind,
  id: string,
): Promise<NoteRecord[]> {
  if (!(await registrationsOf(models, kind).exists({ _id: id }))) throw notFound('Record');
  const recordId = new Types.ObjectId(id);
  const notes = await models.Note.find({ recordId }).sort({ createdAt: 1, _id: 1 }).lean<StoredNote[]>();
  if (notes.length === 0) return [];
  const authors = await namesOfOwners(models, notes);
  await writeAudit(models, { ...doneBy(person, 'read', kind, [recordId]), part: 'note' });
  return notes.map(({ _id, text, userId, createdAt }) => {
    const author = authors.get(userId.toString());
    return { _id: _id.toString(), text, ...(author && { author }), createdAt: createdAt.toISOString() };
  });
}
