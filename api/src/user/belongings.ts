import type { Belongings } from '@camp/contracts/user/operations';
import { comingCamps } from '@camp/database/camp/current-camp';
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

/** Records that are deleted with an account, by name. Payments stay. */
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
  const [counts, payments, refusal] = await Promise.all([
    Promise.all(
      belongingNames.map(async (name) => ({
        what: belongingModels[name],
        count: await belongingsOf(models, name).countDocuments(ownedBy({ userId })),
      })),
    ),
    models.Payment.countDocuments(ownedBy({ userId })),
    whyNotDeletable(deps, userId),
  ]);
  const stay = { what: 'Payments (kept, without children’s names)', count: payments };
  return { counts: [...counts, stay].filter(({ count }) => count > 0), refusal };
}
