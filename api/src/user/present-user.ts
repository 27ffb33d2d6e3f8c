import type { UserProfile, UserRecord } from '@camp/contracts/user/operations';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Person } from '../http/person';

/**
 * What leaves of an account: never the password's hash, never a link; the address that waits for verification to
 * nobody but its owner.
 *
 * @param reader - who is answered
 */
export const presentUser = (user: StoredUser, reader: Person): UserRecord => ({
  ...presentProfile(user, reader),
  roles: user.roles,
});

/** The same without what the account may do, for who sees it only for its records' sake. */
export function presentProfile(user: StoredUser, reader: Person): UserProfile {
  const _id = user._id.toString();
  return {
    _id,
    nameFirst: user.nameFirst,
    nameLast: user.nameLast,
    userType: user.userType,
    addressStreet: user.addressStreet,
    addressCity: user.addressCity,
    addressState: user.addressState,
    addressZip: user.addressZip,
    addressCountry: user.addressCountry,
    phone: user.phone,
    ...(user.phoneAlt ? { phoneAlt: user.phoneAlt } : {}),
    email: user.email,
    preferedContact: user.preferedContact,
    ...(user.pendingEmail && reader.userId === _id ? { pendingEmail: user.pendingEmail } : {}),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
