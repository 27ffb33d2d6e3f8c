import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CampInput } from '@camp/contracts/camp/record';
import { campUpdate } from '@camp/contracts/camp/schemas';
import { campYears } from '@camp/contracts/camp/years';
import type { Answers } from '@camp/contracts/records/rules';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { CampDocument, StoredCamp } from '@camp/database/camp/camp-model';
import { readSeats } from '@camp/database/camp/seats';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { inTransaction } from '@camp/database/transaction';
import { trusted, type Types } from 'mongoose';
import { offerSeats } from '../camper/offer-seats';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { invalidField, notFound, ProblemError } from '../refusals/problem';
import { checkedChanges } from '../records/checked-changes';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { presentCamp } from './present-camp';

/**
 * Creates a camp year. A repeated submit returns the same camp.
 * @param idempotencyKey - the header
 * @throws ProblemError 400 for a year that isn't offered, or 409 if the year has a camp
 */
export async function createCamp(
  deps: Dependencies,
  person: Person,
  form: CampInput,
  idempotencyKey: string | string[] | undefined,
): Promise<CampRecord> {
  const { models, clock } = deps;
  const now = clock.now();
  const thisYear = now.getUTCFullYear();
  if (form.year < thisYear - campYears.before || form.year > thisYear + campYears.ahead)
    throw invalidField('year', 'Choose a year.');
  const yearTaken = (cause: unknown) =>
    new ProblemError('conflict', `A camp for ${form.year} already exists. Choose another year.`, { cause });
  const submission = submissionOf(idempotencyKey, person.userId, form);
  const camp = await storeOnce<CampDocument>(deps, models.Camp, submission, async (session) => {
    const [stored] = await models.Camp.create([{ ...form, ...submittedBy(submission) }], { session });
    if (!stored) throw new Error('A camp was not stored.');
    await writeAudit(models, doneBy(person, 'create', 'camp', [stored._id]), session);
    return stored.toObject<CampDocument>();
  }).catch(onDuplicateKey(yearTaken));
  return presentCamp(camp, now);
}

/**
 * Changes a camp year and offers new seats to the campers who have waited longest.
 * @throws ProblemError 409 with the count if fewer seats are requested than are taken
 */
export async function updateCamp(
  deps: Dependencies,
  person: Person,
  id: string,
  sent: Answers,
): Promise<CampRecord> {
  const { models, connection } = deps;
  const before = await models.Camp.findById(id).lean<StoredCamp>();
  if (!before) throw notFound('Camp');
  const change = checkedChanges(campUpdate, before, sent);
  const { waitListAfter } = change;
  // The update itself checks the seats, since one may be claimed at the same time. More campers than seats may already
  // be seated.
  const isEnough = [
    { $lte: [{ $size: '$claims' }, waitListAfter] },
    { $lte: ['$waitListAfter', waitListAfter] },
  ];
  const enough = waitListAfter === undefined ? {} : { $expr: trusted({ $or: isEnough }) };
  const camp = await inTransaction(connection, async (session) => {
    const stored = await models.Camp.findOneAndUpdate({ _id: id, ...enough }, change, {
      session,
      returnDocument: 'after',
    }).lean<StoredCamp>();
    if (!stored) return null;
    await writeAudit(
      models,
      { ...doneBy(person, 'change', 'camp', [stored._id]), fields: Object.keys(change) },
      session,
    );
    return stored;
  });
  if (!camp) throw await whyNotChanged(deps, before._id);
  if (waitListAfter !== undefined) await offerSeats(deps, camp._id);
  return presentCamp(camp, deps.clock.now());
}

async function whyNotChanged({ models }: Dependencies, campId: Types.ObjectId): Promise<ProblemError> {
  const seats = await readSeats(models, campId);
  if (!seats) return notFound('Camp');
  const message = `${seats.claims.length} seats are taken, so the limit can’t be lower.`;
  return new ProblemError('conflict', message, { errors: [{ path: 'waitListAfter', message }] });
}
