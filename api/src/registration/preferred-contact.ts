import { contactPreferenceWords, type ContactPreference } from '@camp/contracts/user/options';
import type { Models } from '@camp/database/models';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted, type Model, type QueryFilter } from 'mongoose';

/** The column's text in an export. */
export const contactInFile = {
  preferedContact: ({ preferedContact }: { preferedContact?: ContactPreference }) =>
    preferedContact && contactPreferenceWords[preferedContact],
};

/** A registration's owner and time. */
type OfAccount = Pick<StoredRegistration, 'userId' | 'campYear'>;

/**
 * Adds the owners' preferred contact to registrations, with one query.
 * @param presented - the presented records
 */
export async function withPreferredContact<Presented extends { userId: string }>(
  { User }: Pick<Models, 'User'>,
  stored: readonly OfAccount[],
  presented: Promise<Presented[]>,
): Promise<Presented[]> {
  const userIds = [...new Set(stored.map(({ userId }) => userId.toString()))];
  const [records, owners] = await Promise.all([
    presented,
    User.find({ _id: trusted({ $in: userIds }) }, { preferedContact: 1 }).lean(),
  ]);
  const ways = new Map(owners.map(({ _id, preferedContact }) => [_id.toString(), preferedContact]));
  return records.map((record) => {
    const preferedContact = ways.get(record.userId);
    return preferedContact ? { ...record, preferedContact } : record;
  });
}

/** Filter of a year's registrations by preferred contact. */
export async function reachedBy<Stored extends OfAccount>(
  { User }: Pick<Models, 'User'>,
  model: Model<Stored>,
  { campYear, preferedContact }: { campYear: number; preferedContact: unknown },
): Promise<QueryFilter<Stored>> {
  const owners = await model.distinct('userId', { campYear } as QueryFilter<Stored>);
  const wanted = { _id: trusted({ $in: owners }), preferedContact } as QueryFilter<StoredUser>;
  const found = await User.find(wanted, { _id: 1 }).lean();
  return { userId: trusted({ $in: found.map(({ _id }) => _id) }) } as QueryFilter<Stored>;
}
