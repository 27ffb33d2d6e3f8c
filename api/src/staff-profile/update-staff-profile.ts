import type { Answers } from '@camp/contracts/records/rules';
import { staffProfileUpdate } from '@camp/contracts/staff-profile/update';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { setAndUnset } from '@camp/database/set-and-unset';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import { checkedChanges } from '../records/checked-changes';
import { notFound } from '../refusals/problem';
import { transact } from '../transact';
import { replaceImage } from '../image/store-image';
import { checkedImageOf, imageField, staffImage } from './staff-image';

/** The sent changes. Other fields stay. */
export interface StaffProfileChange {
  sent: Answers;
  file: UploadedFile | undefined;
}

/** Changes a staff profile. A new picture replaces the old one, which otherwise stays. */
export async function updateStaffProfile(
  deps: Dependencies,
  person: Person,
  id: string,
  { sent, file }: StaffProfileChange,
): Promise<StoredStaffProfile> {
  const image = checkedImageOf(file);
  return transact(deps, async (session, record) => {
    const profile = await deps.models.StaffProfile.findById(id).session(session).lean<StoredStaffProfile>();
    if (!profile) throw notFound('Staff profile');
    const changes = checkedChanges(staffProfileUpdate, profile, sent);
    const picture = image && (await replaceImage(deps, session, record, staffImage(profile._id, image)));
    const updated = await deps.models.StaffProfile.findByIdAndUpdate(
      profile._id,
      setAndUnset({ ...changes, ...picture, ...(picture && { imagePlaceholder: undefined }) }),
      { session, returnDocument: 'after' },
    ).lean<StoredStaffProfile>();
    if (!updated) throw notFound('Staff profile');
    const fields = [...Object.keys(changes), ...(picture ? [imageField] : [])];
    const audit = doneBy(person, 'change', 'staff-about', [profile._id]);
    if (fields.length > 0) await writeAudit(deps.models, { ...audit, fields }, session);
    return updated;
  });
}
