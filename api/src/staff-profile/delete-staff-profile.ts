import { writeAudit } from '@camp/database/audit/write-audit';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { deleteImages } from '../image/store-image';
import { transact } from '../transact';

/** Deletes a staff profile together with its picture. */
export async function deleteStaffProfile(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const deleted = await models.StaffProfile.findByIdAndDelete(id, { session }).lean();
    if (!deleted) throw notFound('Staff profile');
    await deleteImages(deps, session, { subject: 'staff-about', recordId: deleted._id });
    const deletion = { actorId: person.userId, action: 'delete', subject: 'staff-about' } as const;
    await writeAudit(models, { ...deletion, recordIds: [deleted._id] }, session);
  });
}
