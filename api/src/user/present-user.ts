import type { UserRecord } from '@camp/contracts/user/operations';
import type { StoredUser } from '@camp/database/user/user-model';

/** What leaves of an account: never the password's hash, never a link. */
export function presentUser(user: StoredUser): UserRecord {
  return {
    _id: user._id.toString(),
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
    roles: user.roles,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
