import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { deleteNotes } from '@camp/database/note/delete-notes';
import { holdAccount } from '@camp/database/user/hold-account';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { deleteImages } from '../image/store-image';
import { transact } from '../transact';
import { mayDelete } from './policies';
import type { RegistrationKind } from './registration-kind';

/** Deletes a registration with its picture and all dependent records. */
export async function deleteRegistration<Stored extends StoredRegistration, Presented>(
  deps: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  id: string,
): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const found = await kind.model(models).findById(id).session(session).lean<Stored>();
    if (!found || !mayDelete(person, kind.subject, found)) throw notFound(kind.name);
    await holdAccount(models, found.userId, session);
    await kind.model(models).deleteOne({ _id: found._id }, { session });
    if (kind.image) await deleteImages(deps, session, { subject: kind.image, recordId: found._id });
    await deleteNotes(models, [found._id], session);
    await kind.alsoDelete?.(models, session, found);
    await writeAudit(models, doneBy(person, 'delete', kind.subject, [found._id]), session);
  });
}
