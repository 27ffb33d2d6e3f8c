import { storedPartOf } from '@camp/contracts/records/names';
import type { UserProfile, UserRecord } from '@camp/contracts/user/operations';
import { userRecord } from '@camp/contracts/user/record';
import type { KnownAccount, Person } from '../auth/person';
import { presentAll } from '../records/present-fields';

/**
 * What leaves of an account: never the password's hash, never a link; the address that waits for verification,
 * and that they left group messages, to nobody but its owner.
 *
 * @param reader - who is answered
 */
export const presentUser = (user: KnownAccount, reader: Person): UserRecord => ({
  ...presentProfile(user, reader),
  roles: user.roles,
});

/** The same without what the account may do, for who sees it only for its records' sake. */
export function presentProfile(user: KnownAccount, reader: Person): UserProfile {
  const _id = user._id.toString();
  const isOwn = reader.userId === _id;
  return {
    _id,
    ...presentAll(storedPartOf(userRecord), user),
    ...(user.pendingEmail && isOwn ? { pendingEmail: user.pendingEmail } : {}),
    ...(user.unsubscribedAt && isOwn ? { unsubscribed: true as const } : {}),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
