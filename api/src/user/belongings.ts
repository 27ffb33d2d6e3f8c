import type { Belongings } from '@camp/contracts/user/operations';
import { comingCamps } from '@camp/database/camp/current-camp';
import { imageSubjectsWhere } from '@camp/database/image/image-rules';
import type { Models } from '@camp/database/models';
import type { StoredUser } from '@camp/database/user/user-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type ClientSession, type Model, type Types } from 'mongoose';
import type { Dependencies } from '../dependencies';

/** A record of one account. */
interface Owned {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
}

/** Records that are deleted with an account, by name. Pictures and notes go with them, and payments stay. */
export const belongingModels = {
  Camper: 'Camper registrations',
  Counselor: 'Counselor registrations',
  CounselorApplication: 'Counselor applications',
  StaffApplication: 'Staff applications',
  Parent: 'Parent/guardian information',
  SavedView: 'Saved views',
  ImportedRecord: 'Imported records',
  AccessToken: 'Access tokens',
} as const satisfies Partial<Record<keyof Models, string>>;

/** The model of such records. */
export type BelongingModel = keyof typeof belongingModels;

/** The names of all these models. */
export const belongingNames = Object.keys(belongingModels) as BelongingModel[];

/** Administrators' notes on these records. Families don't see them, nor their number. */
export const notesOfBelongings = 'Notes';

const picturesOfBelongings = imageSubjectsWhere(({ owner }) => owner in belongingModels);

/** Each model is typed for its own kind, and this type has the fields that all of them share. */
export const belongingsOf = (models: Models, name: BelongingModel) => models[name] as unknown as Model<Owned>;

/**
 * Why an account may not be deleted: it has a paid registration for a camp that isn't over.
 * @param session - of the transaction that deletes the account
 * @returns the message, or null if the account may be deleted
 */
export async function whyNotDeletable(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<string | null> {
  const campIds = (await comingCamps(models, clock.now())).map(({ _id }) => _id);
  const paid = await models.Camper.findOne({
    ...ownedBy({ userId }),
    paid: true,
    campId: trusted({ $in: campIds }),
  })
    .session(session)
    .lean();
  if (!paid) return null;
  return `This account has a paid registration for camp ${paid.campYear}. Refund it first.`;
}

/** The records that an account's deletion removes, and whether it may be deleted now. */
export async function countBelongings(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  { _id: userId }: Pick<StoredUser, '_id'>,
): Promise<Belongings> {
  const { models } = deps;
  const [owned, payments, refusal] = await Promise.all([
    Promise.all(belongingNames.map(async (name) => ({ name, ids: await idsOf(models, name, userId) }))),
    models.Payment.countDocuments(ownedBy({ userId })),
    whyNotDeletable(deps, userId),
  ]);
  const recordId = trusted({ $in: owned.flatMap(({ ids }) => ids) });
  const subject = trusted({ $in: picturesOfBelongings });
  const counts = [
    ...owned.map(({ name, ids }) => ({ what: belongingModels[name], count: ids.length })),
    { what: 'Proofs of vaccination', count: await models.Image.countDocuments({ subject, recordId }) },
    { what: notesOfBelongings, count: await models.Note.countDocuments({ recordId }) },
  ];
  return { counts: counts.filter(({ count }) => count > 0), payments, refusal };
}

async function idsOf(
  models: Models,
  name: BelongingModel,
  userId: Types.ObjectId,
): Promise<Types.ObjectId[]> {
  const found = await belongingsOf(models, name).find(ownedBy({ userId }), { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}
