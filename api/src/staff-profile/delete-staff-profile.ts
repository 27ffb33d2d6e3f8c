import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
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
    await writeAudit(models, doneBy(person, 'delete', 'staff-about', [deleted._id]), session);
  });
}
