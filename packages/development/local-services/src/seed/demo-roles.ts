import { actionsOf } from '@camp/contracts/access/can';
import { userRoleName } from '@camp/contracts/access/default-roles';
import { rolePresets } from '@camp/contracts/role/presets';
import type { UserFields } from '@camp/contracts/user/record';
import type { StoredRole } from '@camp/database/role/role-model';
import { Types } from 'mongoose';

/** The password of all people with such a role. */
const password = 'Lantern2026';

/** The answers that the administrator and these people share. */
export const staffAnswers = {
  userType: 'Staff',
  addressStreet: 'PO Box 1402',
  addressCity: 'Pine Ridge',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'US',
  preferedContact: 'Email',
} as const;

const people: readonly { role: string; nameFirst: string; nameLast: string; phone: string }[] = [
  { role: 'Nurse', nameFirst: 'Imani', nameLast: 'Wetherby', phone: '(303) 555-0141' },
  { role: 'Treasurer', nameFirst: 'Anselm', nameLast: 'Quill', phone: '(303) 555-0142' },
  { role: 'Registrar', nameFirst: 'Odette', nameLast: 'Marchetti', phone: '(303) 555-0143' },
];

/** Somebody who runs a part of camp, as a demo account. */
interface RoleHolder {
  who: string;
  fields: UserFields;
  password: string;
  roles: string[];
}

/** The logins of people who run a part of camp. Each has the role of this name, with the rights that forms start from. */
export const roleHolders: readonly RoleHolder[] = people.map(({ role, nameFirst, nameLast, phone }) => ({
  who: role,
  fields: {
    nameFirst,
    nameLast,
    ...staffAnswers,
    phone,
    email: `${role.toLowerCase()}@example.org`,
  },
  password,
  roles: [userRoleName, role],
}));

/**
 * The roles of these people.
 *
 * @param since - when they were created
 */
export const demoRoles = (since: Date): StoredRole[] =>
  rolePresets
    .filter(({ name }) => people.some(({ role }) => role === name))
    .map(({ name, permissions }) => ({
      _id: new Types.ObjectId(),
      name,
      actions: actionsOf(permissions),
      createdAt: since,
      updatedAt: since,
    }));
