import type { UserFields } from '@camp/contracts/user/record';
import type { RegisterInput } from '@camp/contracts/user/account-schemas';
import { nextNumber } from './sequence';

/** What the parents of tests and benches say of themselves, apart from the address for their mails. */
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

/** A password that every rule lets pass. */
export const samplePassword = 'Trailhead7';

/** A complete sign-up as a browser sends it, by default with an address that nobody has. */
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
