import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord, type CamperInput } from '@camp/contracts/camper/record';
import { signaturesAfter } from '@camp/contracts/records/signatures';
import { currentCamp } from '@camp/database/camp/current-camp';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { BatchedWrites } from '@camp/database/batch-writes';
import { readPlain } from '@camp/database/read-plain';
import { ownedBy } from '@camp/database/user/owned-by';
import { Types, type ClientSession } from 'mongoose';
import { registrationClosed } from '../camp/registration-closed';
import type { Dependencies } from '../dependencies';
import type { Submit } from '../operations/answers';
import { createOnce } from '../idempotency/create-once';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { submissionOf, submittedBy } from '../idempotency/submission';
import {
  accountIsFull,
  countCreate,
  isAccountFull,
  mayExceedLimits,
  refuseOneTooMany,
} from '../registration/account-limits';
import { checkedProofOf } from '../registration/proof';
import { refuseChangedTexts } from '../registration/refuse-changed-texts';
import { camperKind, duplicate } from './camper-kind';
import { storeWithSeat, storeOnWaitlist, type Registration } from './store-with-seat';
import { viewRegistration } from '../registration/view-registrations';

/** A registration as it is sent. */
export interface CamperSubmit extends Submit<CamperInput> {
  /** Whether the family asks for the waitlist, even if a seat is free. */
  choosesWaitlist?: boolean;
}

/** Registers a camper while registration is open. A repeated submit returns the same record. */
export async function registerCamper(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey, agreedVersions, choosesWaitlist = false }: CamperSubmit,
): Promise<CamperRecord> {
  const now = deps.clock.now();
  const camp = await currentCamp(deps.models, now);
  if (!camp) throw new ProblemError('no-camp', 'There’s no camp yet. Please check back soon.');
  // A No needs no proof, so a picture that was sent with it isn't stored.
  const image = checkedProofOf(file, form.covid);
  const submission = submissionOf(
    idempotencyKey,
    choosesWaitlist ? `${camp._id.toString()} waitlist` : camp._id.toString(),
    form,
    image?.bytes,
    deps.settings.jwtSecret,
  );
  const imageId = image ? new Types.ObjectId() : null;
  const userId = new Types.ObjectId(person.userId);
  const registration: Registration = {
    ...form,
    _id: new Types.ObjectId(),
    userId,
    signatures: signaturesAfter(camperRecord, form, { userId, at: now }),
    campId: camp._id,
    campYear: camp.year,
    paid: null,
    pinned: false,
    chosenWaitlist: choosesWaitlist,
    personKey: personKeyOf(form),
    imageId,
    flags: camperFlagsOf({ ...form, imageId }),
    ...submittedBy(submission),
  };
  const find = () => registrationsBefore(deps, person, registration);
  const found = await find();
  const create = async () => {
    if (found.some((camper) => isLike(camper, registration))) throw duplicate();
    // Checked only now, so that a submit whose response was lost at closing time still gets its record.
    if (!isRegistrationOpen(camp, now)) throw await registrationClosed(deps, camp, now);
    await refuseChangedTexts(deps, camperRecord, form, agreedVersions);
    await countCreate(deps, person, 'camper');
    const atCamp = found.filter(({ campId }) => campId.equals(camp._id));
    if (isAccountFull(person, 'camper', atCamp.length)) throw accountIsFull('camper');
    const check = (session: ClientSession, writes: BatchedWrites) =>
      refuseOneTooMany(deps, person, 'camper', registration, session, writes);
    const storing = { registration, image, check };
    return choosesWaitlist ? storeOnWaitlist(deps, storing) : storeWithSeat(deps, storing);
  };
  const stored = await createOnce(deps, { submission, found, findAgain: find, create }).catch(
    onDuplicateKey(duplicate),
  );
  return viewRegistration(deps, person, camperKind, stored, camp);
}

/**
 * Finds the account's registrations that matter: the same submit, and all in this camp. If the account has no limit,
 * only the same child counts.
 */
function registrationsBefore(
  { models }: Dependencies,
  person: Person,
  { userId, campId, personKey, submissionKey }: Registration,
): Promise<StoredCamper[]> {
  const owned = ownedBy({ userId });
  const sameSubmit = { ...owned, submissionKey };
  const atCamp = { ...owned, campId, ...(mayExceedLimits(person, 'camper') && { personKey }) };
  return readPlain(models.Camper, { $or: [sameSubmit, atCamp] });
}

/** Finds the same submit, or the same child in the same camp. */
const isLike = (camper: StoredCamper, { campId, personKey, submissionKey }: Registration) =>
  camper.submissionKey === submissionKey || (camper.personKey === personKey && camper.campId.equals(campId));
