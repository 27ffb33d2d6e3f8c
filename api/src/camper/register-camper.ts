import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CamperInput } from '@camp/contracts/camper/schemas';
import { currentCamp } from '@camp/database/camp/current-camp';
import { claimSeatInTurn } from '@camp/database/camp/offer-seats';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { mayBeCommitted } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { registrationClosed } from '../camp/registration-closed';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import type { Person } from '../http/person';
import { invalidField, ProblemError } from '../http/problem';
import { isSameSubmit, submissionOf, type Submission } from '../http/submission';
import { checkImage, type CheckedImage } from '../image/check-image';
import { transact } from '../transact';
import { passSeatOn } from './pass-seat-on';
import { viewCamper } from './view-campers';

/** A registration as it is sent. */
export interface CamperSubmit {
  form: CamperInput;
  file: UploadedFile | undefined;
  idempotencyKey: string | string[] | undefined;
}

type Registration = Omit<StoredCamper, 'createdAt' | 'updatedAt'>;

/**
 * Registers a camper while registration is open (decisions.md, The life of a camper registration, 1.): the seat is
 * claimed first, with an id made in advance; then record, picture and event are written together. The same submit
 * again answers with the same record.
 */
export async function registerCamper(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey }: CamperSubmit,
): Promise<CamperRecord> {
  const now = deps.clock.now();
  const camp = await currentCamp(deps.models, now);
  if (!camp) throw new ProblemError('no-camp', 'There is no camp yet.');
  if (form.birthdate > now) throw invalidField('birthdate', 'Enter a valid date.');
  const image = file && checkImage(file.field, file.bytes);
  const submission = submissionOf(idempotencyKey, camp._id.toString(), form, image?.bytes);
  const registration: Omit<Registration, 'waitlist'> = {
    ...form,
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(person.userId),
    campId: camp._id,
    campYear: camp.year,
    paid: null,
    pinned: false,
    chosenWaitlist: false,
    personKey: personKeyOf(form),
    imageId: image ? new Types.ObjectId() : null,
    submissionKey: submission.key,
  };
  const earlier = await earlierSubmit(deps, registration, submission);
  if (earlier) return viewCamper(deps, person, earlier);
  // Only now: a submit whose reply was lost at closing time is still answered with its record.
  if (!isRegistrationOpen(camp, now)) throw await registrationClosed(deps, camp, now);

  const seated = await claimSeatInTurn(deps.models, camp._id, registration._id, camp.waitListAfter);
  const stored = await store(deps, { ...registration, waitlist: !seated }, image).catch(
    async (error: unknown) => {
      // Who may be stored after all keeps the seat; if not, `freeOrphanedSeats` finds it.
      if (seated && !mayBeCommitted(error)) await passSeatOn(deps, camp._id, registration._id);
      // Two submits at once: the other one was faster.
      const faster = isDuplicateKey(error) && (await earlierSubmit(deps, registration, submission));
      if (faster) return faster;
      throw error;
    },
  );
  return viewCamper(deps, person, stored);
}

/** @throws ProblemError 409 when the person is registered already by another submit */
async function earlierSubmit(
  { models, clock }: Dependencies,
  { userId, campId, personKey, submissionKey }: Omit<Registration, 'waitlist'>,
  submission: Submission,
): Promise<StoredCamper | undefined> {
  const found = await models.Camper.find({
    $or: [
      { userId, submissionKey },
      { userId, campId, personKey },
    ],
  }).lean<StoredCamper[]>();
  const same = found.find((camper) => isSameSubmit(submission, camper, clock.now()));
  if (same || found.length === 0) return same;
  throw new ProblemError('duplicate', 'This camper is already registered for this camp.');
}

function store(deps: Dependencies, registration: Registration, image: CheckedImage | undefined) {
  const { _id, imageId } = registration;
  return transact(deps, async (session, record) => {
    const [camper] = await deps.models.Camper.create([registration], { session });
    if (!camper) throw new Error('MongoDB created no camper.');
    if (image && imageId) {
      const picture = { _id: imageId, subject: 'camper', recordId: _id, ...image } as const;
      await deps.models.Image.create([picture], { session });
      await record('image.stored', { imageId: imageId.toString() });
    }
    await record('camper.registered', { camperId: _id.toString() });
    return camper.toObject();
  });
}
