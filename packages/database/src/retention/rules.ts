import { trusted, type QueryFilter, type Types } from 'mongoose';
import type { StoredAudit } from '../audit/audit-model';
import type { Models } from '../models';
import { registrationModels, registrationsOf } from '../registration/registrations-of';
import { ownedBy } from '../user/owned-by';
import type { StoredUser } from '../user/user-model';

/** What is deleted after a time, besides what MongoDB removes itself and pictures (`image-rules.ts`). */
export interface RetentionRule {
  name: string;
  /** The records in words, after their number. */
  words: { one: string; many: string };
  /**
   * The records that are due.
   * @param most - how many are read
   * @param medicalYears - how long medical answers are stored. 0 means always
   */
  findDue(models: Models, now: Date, most: number, medicalYears: number): Promise<Types.ObjectId[]>;
  /** Deletes due records. One that is no longer due stays. */
  remove(models: Models, now: Date, ids: readonly Types.ObjectId[], medicalYears: number): Promise<number>;
}

/** Milliseconds in which an account of an earlier version can be verified. Newer sign-ups become accounts only then. */
const unverifiedFor = 14 * 24 * 60 * 60 * 1000;

/** Years of the audit, and of what families see of it. */
const yearsOfAudit = 3;

/** The moment before which audit entries are deleted, and not shown to families. */
export function endOfAudit(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - yearsOfAudit);
  return end;
}

type WithId = { _id: Types.ObjectId };
const idsOf = (found: readonly WithId[]) => found.map(({ _id }) => _id);

const oldAudit = (now: Date): QueryFilter<StoredAudit> => ({
  createdAt: trusted({ $lt: endOfAudit(now) }),
});

/** An account whose address may change hands is left alone. */
const unverified = (now: Date): QueryFilter<StoredUser> => ({
  emailVerified: false,
  createdAt: trusted({ $lt: new Date(now.getTime() - unverifiedFor) }),
  lastLogin: trusted({ $exists: false }),
});

/** Accounts of earlier versions whose address nobody verified. One with records is left to a person. */
export const unverifiedAccountsRule: RetentionRule = {
  name: 'unverified-accounts',
  words: { one: 'account that was never verified', many: 'accounts that were never verified' },
  findDue: async (models, now, most) => {
    const found = await models.User.find(unverified(now), { _id: 1 }).limit(most).lean<WithId[]>();
    const empty = await Promise.all(
      found.map(async ({ _id }) => ((await hasRecords(models, _id)) ? [] : [_id])),
    );
    return empty.flat();
  },
  remove: async (models, now, ids) => {
    const _id = trusted({ $in: [...ids] });
    const { deletedCount } = await models.User.deleteMany({ ...unverified(now), _id });
    await models.Link.deleteMany({ userId: trusted({ $in: [...ids] }) });
    return deletedCount;
  },
};

/** Entries of the audit after 3 years. */
export const auditRule: RetentionRule = {
  name: 'audit',
  words: { one: 'audit entry older than 3 years', many: 'audit entries older than 3 years' },
  findDue: async ({ Audit }, now, most) =>
    idsOf(
      await Audit.find(oldAudit(now), { _id: 1 }).sort({ createdAt: 1, _id: 1 }).limit(most).lean<WithId[]>(),
    ),
  remove: async ({ Audit }, now, ids) =>
    (await Audit.deleteMany({ ...oldAudit(now), _id: trusted({ $in: [...ids] }) })).deletedCount,
};

/** Whether an account has a registration, information about parents, or a payment, which a person must decide about. */
async function hasRecords(models: Models, userId: Types.ObjectId): Promise<boolean> {
  const owned = ownedBy({ userId });
  const kinds = Object.keys(registrationModels) as (keyof typeof registrationModels)[];
  const found = await Promise.all([
    models.Payment.exists(owned),
    models.Parent.exists(owned),
    ...kinds.map((kind) => registrationsOf(models, kind).exists(owned)),
  ]);
  return found.some((one) => one !== null);
}
