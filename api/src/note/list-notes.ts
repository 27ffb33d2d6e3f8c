import type { NoteRecord } from '@camp/contracts/note/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredNote } from '@camp/database/note/note-model';
import { trusted, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { findNoted } from './noted-kinds';

/**
 * The notes about one registration, the earliest first. That somebody reads any is written down before they leave.
 *
 * @throws ProblemError 404 for a record that is not there
 */
export async function listNotes(
  { models }: Dependencies,
  person: Person,
  kind: AttendeeKind,
  id: string,
): Promise<NoteRecord[]> {
  if (!(await findNoted[kind](models, id))) throw notFound('Record');
  const recordId = new Types.ObjectId(id);
  const notes = await models.Note.find({ recordId }).sort({ createdAt: 1, _id: 1 }).lean<StoredNote[]>();
  if (notes.length === 0) return [];
  const authors = await models.User.find(
    { _id: trusted({ $in: notes.map(({ userId }) => userId) }) },
    { nameFirst: 1, nameLast: 1 },
  ).lean();
  const nameOf = new Map(
    authors.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${nameFirst} ${nameLast}`]),
  );
  const read = { actorId: person.userId, action: 'read', subject: kind, part: 'note' } as const;
  await writeAudit(models, { ...read, recordIds: [recordId] });
  return notes.map(({ _id, text, userId, createdAt }) => {
    const author = nameOf.get(userId.toString());
    return { _id: _id.toString(), text, ...(author && { author }), createdAt: createdAt.toISOString() };
  });
}
