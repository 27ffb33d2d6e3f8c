import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredLink } from './link-model';
import { ownedBy } from '../user/owned-by';

const absent = trusted({ $exists: false });
const inForce = { purpose: 'undo-address-change', usedAt: absent, supersededAt: absent } as const;

/**
 * The link that would bring an address back to the account that had it. While there is one, the address is kept for
 * that account: nobody else signs up with it or takes it over.
 *
 * @param emailKey - `emailKeyOf` of the address
 * @returns the earliest such link, or null when the address is kept for nobody
 */
export async function findReservedAddress(
  models: Models,
  session: ClientSession,
  emailKey: string,
  now: Date,
): Promise<StoredLink | null> {
  return models.Link.findOne({ ...inForce, emailKey, expiresAt: trusted({ $gt: now }) })
    .sort({ createdAt: 1 })
    .session(session)
    .lean<StoredLink>();
}

/**
 * Takes their force from the undo links that a person's later changes of address made: once an address is back, who
 * reads the mail of those in between has no way to take the account again. Earlier links keep theirs.
 *
 * @param link - whose address is back; it loses its own force here too, if it was not used
 */
export async function voidUndoLinksSince(
  models: Models,
  session: ClientSession,
  { userId, createdAt }: { userId: Types.ObjectId; createdAt: Date },
  now: Date,
): Promise<void> {
  const since = { ...inForce, ...ownedBy({ userId }), createdAt: trusted({ $gte: createdAt }) };
  await models.Link.updateMany(since, { supersededAt: now }, { session });
}
