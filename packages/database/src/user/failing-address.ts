import { trusted } from 'mongoose';
import type { Models } from '../models';
import type { StoredUser } from './user-model';

/** Filter: accounts whose emails come back. `$exists` would not use the index. */
export const hasFailingAddress = { mailFailingSince: trusted({ $gt: new Date(0) }) };

/** Update of an account whose address was changed or proven to work. */
export const addressWorks = { mailFailingSince: 1 } as const;

/**
 * Marks an account, whose address a mail server refused for good. The first date stays, and an address that was changed
 * meanwhile isn't marked.
 */
export async function markFailing(
  { User }: Models,
  { _id, emailKey }: Pick<StoredUser, '_id' | 'emailKey'>,
  now: Date,
): Promise<void> {
  await User.updateOne(
    { _id, emailKey, mailFailingSince: trusted({ $exists: false }) },
    { mailFailingSince: now },
    { timestamps: false },
  );
}
