import type { UserProfile } from '@camp/contracts/user/operations';
import type { UserFields } from '@camp/contracts/user/schemas';
import type { DefaultValues } from 'react-hook-form';

/** A form before anything is filled in; the choices have none yet. */
export const blankUser: DefaultValues<UserFields> = {
  nameFirst: '',
  nameLast: '',
  addressStreet: '',
  addressCity: '',
  addressState: '',
  addressZip: '',
  addressCountry: '',
  phone: '',
  phoneAlt: '',
  email: '',
};

/** What of a user can be edited. */
export function valuesOf(user: UserProfile): UserFields {
  return {
    nameFirst: user.nameFirst,
    nameLast: user.nameLast,
    userType: user.userType,
    addressStreet: user.addressStreet,
    addressCity: user.addressCity,
    addressState: user.addressState,
    addressZip: user.addressZip,
    addressCountry: user.addressCountry,
    phone: user.phone,
    phoneAlt: user.phoneAlt ?? '',
    email: user.email,
    preferedContact: user.preferedContact,
  };
}
