import type { StaffProfileInput } from '@camp/contracts/staff-profile/schemas';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import { trusted, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import type { Person } from '../http/person';
import { isSameSubmit, repeatedSubmit, submissionOf, type Submission } from '../http/submission';
import { transact } from '../transact';
import { storeImage } from '../image/store-image';
import { checkedImageOf, staffImage } from './staff-image';

/** A staff profile as it is sent. */
export interface StaffProfileSubmit {
  form: StaffProfileInput;
  file: UploadedFile | undefined;
  idempotencyKey: string | string[] | undefined;
}

/** Adds a staff profile with its picture; the same submit again answers with the same record. */
export async function createStaffProfile(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey }: StaffProfileSubmit,
): Promise<StoredStaffProfile> {
  const image = checkedImageOf(file);
  const submission = submissionOf(idempotencyKey, person.userId, form, image?.bytes);
  const earlier = await earlierSubmit(deps, submission);
  if (earlier) return earlier;
  const _id = new Types.ObjectId();
  const longAgo = new Date(deps.clock.now().getTime() - repeatedSubmit);
  try {
    return await transact(deps, async (session, record) => {
      // The same words as long ago are a new profile: the key goes to it.
      await deps.models.StaffProfile.updateOne(
        { submissionKey: submission.key, createdAt: trusted({ $lte: longAgo }) },
        { $unset: { submissionKey: 1 } },
        { session },
      );
      const picture = image && (await storeImage(deps, session, record, staffImage(_id, image)));
      const sent = { submissionKey: submission.key, submissionBody: submission.body };
      const values = { ...form, ...picture, ...sent, _id, userId: person.userId };
      const [profile] = await deps.models.StaffProfile.create([values], { session });
      if (!profile) throw new Error('MongoDB created no staff profile.');
      return profile.toObject();
    });
  } catch (error) {
    // Two submits at once: the other one was faster.
    const faster = isDuplicateKey(error) && (await earlierSubmit(deps, submission));
    if (faster) return faster;
    throw error;
  }
}

async function earlierSubmit(
  { models, clock }: Dependencies,
  submission: Submission,
): Promise<StoredStaffProfile | undefined> {
  const stored = await models.StaffProfile.findOne({
    submissionKey: submission.key,
  }).lean<StoredStaffProfile>();
  return stored && isSameSubmit(submission, stored, clock.now()) ? stored : undefined;
}
