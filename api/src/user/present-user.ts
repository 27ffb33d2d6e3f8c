import { storedPartOf } from '@camp/contracts/records/names';
import type { UserProfile, UserRecord } from '@camp/contracts/user/operations';
import { userRecord } from '@camp/contracts/user/record';
import type { KnownAccount, Person } from '../auth/person';
import { presentAll } from '../records/present-fields';

/**
 * An account without its password hash and links. Only its owner sees the pending address, the unsubscription from
 * group messages, and that emails come back.
 * @param reader - the person who reads the account
 */
export const presentUser = (user: KnownAccount, reader: Person): UserRecord => ({
  ...presentProfile(user, reader),
  roles: user.roles,
});

/** The account without its rights, for people who see it only because of its records. */
export function presentProfile(user: KnownAccount, reader: Person): UserProfile {
  const _id = user._id.toString();
  const isOwn = reader.userId === _id;
  return {
    _id,
    ...presentAll(storedPartOf(userRecord), user),
    ...(user.pendingEmail && isOwn ? { pendingEmail: user.pendingEmail } : {}),
    ...(user.unsubscribedAt && isOwn ? { unsubscribed: true as const } : {}),
    ...(user.mailFailingSince && isOwn ? { mailFails: true as const } : {}),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
