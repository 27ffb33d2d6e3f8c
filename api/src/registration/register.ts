import { isPastDue, isRegistrationOpen } from '@camp/contracts/camp/dates';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { signaturesAfter } from '@camp/contracts/records/signatures';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { currentCamp } from '@camp/database/camp/current-camp';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { readPlain, type PlainFilter } from '@camp/database/read-plain';
import type { StoredPersonRegistration } from '@camp/database/registration/registration-paths';
import { ownedBy } from '@camp/database/user/owned-by';
import { Types } from 'mongoose';
import { registrationClosed } from '../camp/registration-closed';
import type { Dependencies } from '../dependencies';
import type { Submit } from '../operations/answers';
import { createOnce } from '../idempotency/create-once';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { storeImage } from '../image/store-image';
import { transact } from '../transact';
import * as limits from './account-limits';
import { inTurn } from './in-turn';
import { checkedProofOf, proofErrors } from './proof';
import { refuse } from '../refusals/refuse';
import { refuseChangedTexts } from './refuse-changed-texts';
import type { PersonForm, PersonKind } from './registration-kind';

/**
 * Registers a person without a seat while registration is open, marked late after the deadline. A repeated submit
 * returns the same record.
 *
 * @throws ProblemError 400 without a required picture, or 409 if registration is closed, the person is already
 *   registered, or the account has reached its limit
 */
export async function register<Form extends PersonForm, Stored extends StoredPersonRegistration, Presented>(
  deps: Dependencies,
  person: Person,
  kind: PersonKind<Stored, Presented, Form>,
  { form, file, idempotencyKey, agreedVersions }: Submit<Form>,
): Promise<Stored> {
  const now = deps.clock.now();
  const camp = await currentCamp(deps.models, now);
  if (!camp) throw noCamp();
  const image = checkedProofOf(file, form.covid);
  refuse([...(kind.errorsOfCamp?.(form, camp) ?? []), ...proofErrors(form, image !== undefined)]);
  const submission = submissionOf(
    idempotencyKey,
    camp._id.toString(),
    form,
    image?.bytes,
    deps.settings.jwtSecret,
  );
  const imageId = image ? new Types.ObjectId() : null;
  const registration = {
    ...form,
    ...kind.begin,
    ...newRegistration(person, camp, now),
    signatures: signaturesAfter(kind.form.record, form, {
      userId: new Types.ObjectId(person.userId),
      at: now,
    }),
    personKey: personKeyOf(form),
    imageId,
    flags: camperFlagsOf({ ...form, imageId }),
    ...submittedBy(submission),
  };
  const { _id: recordId, userId, campId, personKey, submissionKey } = registration;
  const model = kind.model(deps.models);
  const owned = ownedBy({ userId });
  // Finds all of the account's registrations in this camp. If the account has no limit, only the same person counts.
  const atCamp = { ...owned, campId, ...(limits.mayExceedLimits(person, kind.subject) && { personKey }) };
  // Every kind has these fields, but the models' types differ.
  const known = { $or: [{ ...owned, submissionKey }, atCamp] } as PlainFilter<Stored>;
  const find = () => readPlain<Stored>(model, known);
  const found = await find();
  const create = async () => {
    const ofCamp = found.filter((one) => one.campId.equals(campId));
    const isKnown = found.some((one) => one.submissionKey === submissionKey);
    if (isKnown || ofCamp.some((one) => one.personKey === personKey)) throw kind.duplicate();
    // Checked only now, so that a submit whose response was lost at closing time still gets its record.
    if (!isRegistrationOpen(camp, now)) throw await registrationClosed(deps, camp, now);
    await refuseChangedTexts(deps, kind.form.record, form, agreedVersions);
    await limits.countCreate(deps, person, kind.subject);
    if (limits.isAccountFull(person, kind.subject, ofCamp.length)) throw limits.accountIsFull(kind.subject);
    return transact(deps, async (session, record, writes) => {
      limits.refuseOneTooMany(deps, person, kind.subject, { userId, campId }, session, writes);
      const stored = writes.insert<Stored>(model, registration as unknown as Stored);
      if (image && imageId)
        await storeImage(deps, session, record, { _id: imageId, subject: kind.image, recordId, ...image });
      await kind.notifyRegistered(record, recordId.toString());
      return stored;
    });
  };
  const storing = () => inTurn(person.userId, create);
  return createOnce<Stored>(deps, { submission, found, findAgain: find, create: storing }).catch(
    onDuplicateKey(kind.duplicate),
  );
}

/** Stored fields of every new registration without a seat. */
export const newRegistration = (
  person: Person,
  { _id: campId, year, registrationStaffEnd }: StoredCamp,
  now: Date,
) => ({
  _id: new Types.ObjectId(),
  userId: new Types.ObjectId(person.userId),
  campId,
  campYear: year,
  late: isPastDue(registrationStaffEnd, now),
});

/** 404 until the first camp exists. */
export const noCamp = () => new ProblemError('no-camp', 'There’s no camp yet. Please check back soon.');
