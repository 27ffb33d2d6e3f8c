import type { StaffProfileInput } from '@camp/contracts/staff-profile/record';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Submit } from '../operations/answers';
import type { Person } from '../auth/person';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { storeImage } from '../image/store-image';
import { checkedImageOf, staffImage } from './staff-image';

/** Adds a staff profile with its picture. A repeated submit returns the same record. */
export async function createStaffProfile(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey }: Submit<StaffProfileInput>,
): Promise<StoredStaffProfile> {
  const image = checkedImageOf(file);
  const submission = submissionOf(idempotencyKey, person.userId, form, image?.bytes);
  const _id = new Types.ObjectId();
  return storeOnce<StoredStaffProfile>(
    deps,
    deps.models.StaffProfile,
    submission,
    async (session, record) => {
      const picture = image && (await storeImage(deps, session, record, staffImage(_id, image)));
      const values = { ...form, ...picture, ...submittedBy(submission), _id, userId: person.userId };
      const [profile] = await deps.models.StaffProfile.create([values], { session });
      if (!profile) throw new Error('MongoDB created no staff profile.');
      await writeAudit(deps.models, doneBy(person, 'create', 'staff-about', [_id]), session);
      return profile.toObject();
    },
  );
}
