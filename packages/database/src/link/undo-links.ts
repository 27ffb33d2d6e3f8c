import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredLink } from './link-model';
import { ownedBy } from '../user/owned-by';

const absent = trusted({ $exists: false });
const inForce = { purpose: 'undo-address-change', usedAt: absent, supersededAt: absent } as const;

/**
 * Finds the link that could restore an address to its former account. While the link is valid, the address is reserved,
 * so nobody else can sign up with it or change to it.
 *
 * @param emailKey - `emailKeyOf` of the address
 * @returns the earliest such link, or null if the address isn't reserved
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
 * Invalidates the undo links of a person's later changes of address. Once an address is restored, a reader of the
 * addresses in between can't take the account again. Earlier links stay valid.
 *
 * @param link - the link that restored the address, which is also invalidated unless it was used
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
