import { isPastDue, isRegistrationOpen } from '@camp/contracts/camp/dates';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { canBeBirthdate } from '@camp/contracts/forms/fields';
import { signaturesAfter } from '@camp/contracts/records/signatures';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import { currentCamp } from '@camp/database/camp/current-camp';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { insertChecked } from '@camp/database/insert-checked';
import { readPlain } from '@camp/database/read-plain';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { Types } from 'mongoose';
import { registrationClosed } from '../camp/registration-closed';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import { createOnce } from '../http/create-once';
import type { Person } from '../http/person';
import { ProblemError } from '../http/problem';
import { submissionOf, submittedBy } from '../http/submission';
import { storeImage } from '../image/store-image';
import * as limits from '../registration/account-limits';
import { checkedProofOf, proofComplaints } from '../registration/proof';
import { refuse } from '../registration/refuse';
import { transact } from '../transact';
import { dayComplaints } from './checked-days';
import { viewStaffApplication } from './present-staff-application';

/** An application as it is sent. */
export interface StaffApplicationSubmit {
  form: StaffApplicationInput;
  file: UploadedFile | undefined;
  idempotencyKey: string | string[] | undefined;
}

/** Said of a person who has applied for the camp already. */
export const appliedAlready = () =>
  new ProblemError('duplicate', 'This person has already applied for work at this camp.');

/**
 * Takes an application for work at camp while registration is open, marked late after the day on which it was due. The
 * same submit again answers with the same record.
 */
export async function createStaffApplication(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey }: StaffApplicationSubmit,
): Promise<StaffApplicationRecord> {
  const { models, clock } = deps;
  const now = clock.now();
  const camp = await currentCamp(models, now);
  if (!camp) throw new ProblemError('no-camp', 'There is no camp yet.');
  const image = checkedProofOf(file, form.covid);
  const isBorn = canBeBirthdate(form.birthdate, now);
  refuse([
    ...(isBorn ? [] : [{ path: 'birthdate', message: 'Enter a valid date.' }]),
    ...dayComplaints(form.daysAtCamp, camp.startDate),
    ...proofComplaints(form, image !== undefined),
  ]);
  const submission = submissionOf(idempotencyKey, camp._id.toString(), form, image?.bytes);
  const imageId = image ? new Types.ObjectId() : null;
  const application = {
    ...form,
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(person.userId),
    campId: camp._id,
    campYear: camp.year,
    late: isPastDue(camp.registrationStaffEnd, now),
    personKey: personKeyOf(form),
    imageId,
    flags: camperFlagsOf({ ...form, imageId }),
    signatures: signaturesAfter(
      staffApplicationRecord,
      { ...form },
      { userId: new Types.ObjectId(person.userId), at: now },
    ),
    ...submittedBy(submission),
  };
  const { _id: recordId, userId, campId, personKey, submissionKey } = application;

  const atCamp = limits.mayExceedLimits(person, 'staff') ? { userId, campId, personKey } : { userId, campId };
  const find = () =>
    readPlain<StoredStaffApplication>(models.StaffApplication, { $or: [{ userId, submissionKey }, atCamp] });
  const found = await find();

  const create = async () => {
    const ofCamp = found.filter((one) => one.campId.equals(campId));
    const isLike = (one: StoredStaffApplication) =>
      one.submissionKey === submissionKey || (one.personKey === personKey && one.campId.equals(campId));
    if (found.some(isLike)) throw appliedAlready();
    // Only now: a submit whose reply was lost at closing time is still answered with its record.
    if (!isRegistrationOpen(camp, now)) throw await registrationClosed(deps, camp, now);
    await limits.countCreate(deps, person, 'staff');
    if (limits.isAccountFull(person, 'staff', ofCamp.length)) throw limits.accountIsFull('staff');
    return transact(deps, async (session, record) => {
      await limits.refuseOneTooMany(deps, person, 'staff', session, application);
      const stored = await insertChecked<StoredStaffApplication>(
        models.StaffApplication,
        application,
        session,
      );
      if (image && imageId)
        await storeImage(deps, session, record, { _id: imageId, subject: 'staff', recordId, ...image });
      await record('staff.applied', { staffApplicationId: recordId.toString() });
      return stored;
    });
  };
  const stored = await createOnce(deps, { submission, found, findAgain: find, create }).catch(
    (error: unknown) => {
      throw isDuplicateKey(error) ? appliedAlready() : error;
    },
  );
  return viewStaffApplication(deps, person, stored);
}
