import { writeAudit } from '@camp/database/audit/write-audit';
import { deleteNotes } from '@camp/database/note/delete-notes';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { deleteImages } from '../image/store-image';
import { mayDelete } from '../registration/policies';
import { transact } from '../transact';

/** Deletes an application with its picture. @throws ProblemError 404 where it is not there or not this person's */
export async function deleteStaffApplication(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const application = await models.StaffApplication.findById(id, { userId: 1 }, { session }).lean();
    if (!application || !mayDelete(person, 'staff', application)) throw notFound('Staff application');
    const { _id } = application;
    const { deletedCount } = await models.StaffApplication.deleteOne({ _id }, { session });
    if (deletedCount === 0) throw notFound('Staff application');
    await deleteImages(deps, session, { subject: 'staff', recordId: _id });
    await deleteNotes(models, [_id], session);
    const deletion = { actorId: person.userId, action: 'delete', subject: 'staff' } as const;
    await writeAudit(models, { ...deletion, recordIds: [_id] }, session);
  });
}
