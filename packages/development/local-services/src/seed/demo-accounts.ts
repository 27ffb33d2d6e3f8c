import { adminRoleName, userRoleName } from '@camp/contracts/access/default-roles';
import type { UserFields } from '@camp/contracts/user/record';
import type { LauncherEnvironment } from '../env';
import type { DemoFamily } from './demo-family';
import { roleHolders, staffAnswers } from './demo-roles';
import { namedFamilies } from './named-families';

/** A demo account that can log in. */
export interface DemoAccount {
  /** The account's name for people: 'Administrator', 'Family Rivera', 'Nurse'. */
  who: string;
  fields: UserFields;
  password: string;
  roles: string[];
  family?: DemoFamily;
}

/** The password of all demo families. */
const familyPassword = 'Marshmallow1';

/**
 * The logins shown to people who start the demo.
 *
 * @param environment - ADMIN_EMAIL and ADMIN_PASSWORD
 * @returns the administrator, one parent of each named family, and the holders of the demo roles
 */
export function demoAccounts(
  environment: Pick<LauncherEnvironment, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): DemoAccount[] {
  return [
    {
      who: 'Administrator',
      fields: { ...administrator, email: environment.ADMIN_EMAIL },
      password: environment.ADMIN_PASSWORD,
      roles: [userRoleName, adminRoleName],
    },
    ...namedFamilies.map(accountOf),
    ...roleHolders,
  ];
}

/** The account of a family's parent. */
export const accountOf = (family: DemoFamily): DemoAccount => ({
  who: `Family ${family.parent.nameLast}`,
  fields: family.parent,
  password: familyPassword,
  roles: [userRoleName],
  family,
});

const administrator: Omit<UserFields, 'email'> = {
  nameFirst: 'Ruth',
  nameLast: 'Castellan',
  ...staffAnswers,
  phone: '(303) 555-0140',
};
