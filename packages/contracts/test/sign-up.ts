import type { UserFields } from '@camp/contracts/user/record';
import type { RegisterInput } from '@camp/contracts/user/account-schemas';
import { nextNumber } from './sequence';

/** The account data of the parents in tests and benchmarks, without an email address. */
export const parentFields = {
  nameFirst: 'Pat',
  nameLast: 'Parent',
  userType: 'Parent',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phone: '555-123-4567',
  preferedContact: 'Email',
} as const satisfies Omit<UserFields, 'email'>;

/** A valid password. */
export const samplePassword = 'Trailhead7';

/** A complete sign-up as a browser sends it. By default its address is unused. */
export function signUpForm(values: Partial<RegisterInput> = {}): RegisterInput {
  const { password = samplePassword } = values;
  return {
    ...parentFields,
    email: `pat${nextNumber()}@example.com`,
    password,
    passwordConf: password,
    ...values,
  };
}
