import type { NoteRecord } from '@camp/contracts/note/operations';
import { attendeeKinds } from '@camp/contracts/related-records/kinds';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { insertChecked } from '@camp/database/insert-checked';
import type { StoredNote } from '@camp/database/note/note-model';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { holdAccount } from '@camp/database/user/hold-account';
import { Types } from 'mongoose';
import { namesOf } from '../audit/names-of-records';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { mayReadAllMedical } from '../registration/policies';

/**
 * Stores a note about a registration of any kind. A repeated submit returns the same note.
 * @param idempotencyKey - the header
 * @throws ProblemError 404 if there is no such record of a kind for which the person holds `data`
 */
export async function writeNote(
  deps: Dependencies,
  person: Person,
  form: { record: string; text: string },
  idempotencyKey: string | string[] | undefined,
): Promise<NoteRecord> {
  const { record, text } = form;
  const { models } = deps;
  const kinds = attendeeKinds.filter((kind) => mayReadAllMedical(person, kind));
  const recordId = new Types.ObjectId(record);
  const userId = new Types.ObjectId(person.userId);
  const submission = submissionOf(idempotencyKey, person.userId, form, undefined, deps.settings.jwtSecret);
  const note = await storeOnce<StoredNote>(deps, models.Note, submission, async (session) => {
    // Sequential, since a transaction can only do one operation at a time.
    for (const kind of kinds) {
      const found = await registrationsOf(models, kind)
        .findById(record, { userId: 1 })
        .session(session)
        .lean<Pick<StoredRegistration, 'userId'>>();
      if (!found) continue;
      await holdAccount(models, found.userId, session);
      const written = { ...submittedBy(submission), _id: new Types.ObjectId(), recordId, userId, text };
      const stored = await insertChecked<StoredNote>(models.Note, written, session);
      await writeAudit(models, { ...doneBy(person, 'create', kind, [recordId]), part: 'note' }, session);
      return stored;
    }
    throw notFound('Record');
  });
  const author = (await namesOf(models.User, [userId])).get(person.userId);
  return {
    _id: note._id.toString(),
    text,
    ...(author && { author }),
    createdAt: note.createdAt.toISOString(),
  };
}
