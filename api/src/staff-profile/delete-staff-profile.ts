import type { Dependencies } from '../dependencies';
import { notFound } from '../http/problem';
import { transact } from '../transact';

/** Deletes a staff profile together with its picture. */
export async function deleteStaffProfile(deps: Dependencies, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const deleted = await models.StaffProfile.findByIdAndDelete(id, { session }).lean();
    if (!deleted) throw notFound('Staff profile');
    await models.Image.deleteMany({ subject: 'staff-about', recordId: deleted._id }, { session });
  });
}
