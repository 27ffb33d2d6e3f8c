import type { StaffProfileInput } from '@camp/contracts/staff-profile/schemas';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import { notFound } from '../http/problem';
import { transact } from '../transact';
import { replaceImage } from '../image/store-image';
import { checkedImageOf, staffImage } from './staff-image';

/** What is to change; a field that was not sent stays. */
export interface StaffProfileChange {
  change: Partial<StaffProfileInput>;
  file: UploadedFile | undefined;
}

/** Changes a staff profile; a new picture takes the old one's place, without one the old one stays. */
export async function updateStaffProfile(
  deps: Dependencies,
  id: string,
  { change, file }: StaffProfileChange,
): Promise<StoredStaffProfile> {
  const image = checkedImageOf(file);
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return transact(deps, async (session, record) => {
    const profile = await deps.models.StaffProfile.findById(id).session(session).lean<StoredStaffProfile>();
    if (!profile) throw notFound('Staff profile');
    const picture = image && (await replaceImage(deps, session, record, staffImage(profile._id, image)));
    const updated = await deps.models.StaffProfile.findByIdAndUpdate(
      profile._id,
      { $set: { ...sent, ...picture }, ...(picture ? { $unset: { imagePlaceholder: 1 } } : {}) },
      { session, returnDocument: 'after' },
    ).lean<StoredStaffProfile>();
    if (!updated) throw notFound('Staff profile');
    return updated;
  });
}
