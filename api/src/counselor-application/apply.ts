import type { CounselorApplicationInput } from '@camp/contracts/counselor-application/record';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { insertChecked } from '@camp/database/insert-checked';
import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import { ownedBy } from '@camp/database/user/owned-by';
import { registrationClosed } from '../camp/registration-closed';
import type { Types } from 'mongoose';
import type { Submit } from '../operations/answers';
import type { Dependencies } from '../dependencies';
import { createOnce } from '../idempotency/create-once';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { newRegistration, noCamp } from '../registration/register';
import { transact } from '../transact';

/** The registration of an application. If absent, the person's only one without an application. */
type ForCounselor = { counselor?: string | undefined };

/**
 * Stores the second part of a counselor's registration while registration is open. A repeated submit returns the same
 * record.
 * @throws ProblemError 404 for another person's registration, or 409 if there is none or it already has an application
 */
export async function apply(
  deps: Dependencies,
  person: Person,
  {
    form: { counselor: counselorId, ...form },
    idempotencyKey,
  }: Submit<CounselorApplicationInput & ForCounselor>,
): Promise<StoredCounselorApplication> {
  const { models, clock } = deps;
  const now = clock.now();
  const camp = await currentCamp(models, now);
  if (!camp) throw noCamp();
  const scope = `${camp._id.toString()} ${counselorId ?? ''}`;
  const submission = submissionOf(idempotencyKey, scope, form);
  const { userId, ...standing } = newRegistration(person, camp, now);
  const { submissionKey, submissionBody } = submittedBy(submission);
  const find = () =>
    models.CounselorApplication.find({ ...ownedBy({ userId }), submissionKey }).lean<
      StoredCounselorApplication[]
    >();
  const create = async () => {
    const counselor = await whoApplies(deps, person, { campId: camp._id, counselorId });
    if (counselor.applicationId) throw appliedAlready();
    // Checked only now, so that a submit whose response was lost at closing time still gets its record.
    if (!isRegistrationOpen(camp, now)) throw await registrationClosed(deps, camp, now);
    const { _id, nameFirst, nameLast } = counselor;
    const application = { ...form, ...standing, userId, submissionKey, submissionBody };
    return transact(deps, async (session, record) => {
      const own = { counselorId: _id, nameFirst, nameLast };
      const stored = await insertChecked<StoredCounselorApplication>(
        models.CounselorApplication,
        { ...application, ...own },
        session,
      );
      const waiting = { _id, applicationId: null };
      const { matchedCount } = await models.Counselor.updateOne(
        waiting,
        { applicationId: stored._id },
        { session },
      );
      if (matchedCount === 0) throw appliedAlready();
      await record('counselor-application.received', { applicationId: stored._id.toString() });
      return stored;
    });
  };
  return createOnce(deps, { submission, found: await find(), findAgain: find, create }).catch(
    onDuplicateKey(appliedAlready),
  );
}

/** The registration that the application is for. */
async function whoApplies(
  { models }: Dependencies,
  person: Person,
  { campId, counselorId }: { campId: Types.ObjectId; counselorId: string | undefined },
): Promise<StoredCounselor> {
  const own = await models.Counselor.find({ ...ownedBy(person), campId })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredCounselor[]>();
  if (counselorId !== undefined) {
    const named = own.find(({ _id }) => _id.equals(counselorId));
    if (!named) throw notFound('Counselor');
    return named;
  }
  const waiting = own.filter(({ applicationId }) => applicationId === null);
  const [first] = waiting;
  if (waiting.length > 1)
    throw new ProblemError('conflict', 'Choose which counselor is applying. More than one is registered.');
  if (first) return first;
  if (own.length > 0) throw appliedAlready();
  throw new ProblemError('conflict', 'Please register as a counselor first. The application comes next.');
}

const appliedAlready = () =>
  new ProblemError(
    'duplicate',
    'This counselor has already applied. You can change the application from your profile.',
  );
