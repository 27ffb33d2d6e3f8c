import { can } from '@camp/contracts/access/can';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Action, Permissions, Subject } from '@camp/contracts/access/catalogue';
import { destinationsFor } from '@camp/contracts/registries/administration-pages';
import type { Person } from '../auth/person';

/** Whether a person may use the users screen with everyone's account and roles (docs/product/role.md). */
export const mayEditUsers = (person: Person) => can(person.permissions, 'edit', 'user');

/** Whether these rights open a page of the administration, with the role admin or without. */
export const administers = (permissions: Permissions): boolean =>
  destinationsFor({ may: (action, subject) => can(permissions, action, subject), isAdministrator: true })
    .length > 0;

/** Whether an account is the person's own. @param userId 24 digits in lower case */
export const isOwnAccount = (person: Person, userId: string) => person.userId === userId;

/** Owners may always read and edit their own account. */
export const maySeeUser = (person: Person, userId: string) =>
  isOwnAccount(person, userId) || mayEditUsers(person);

/**
 * Whether a person may change an address. This can take over an account, so only the owner and the role `admin` may do
 * it.
 */
export const mayChangeAddress = (person: Person, userId: string) =>
  isOwnAccount(person, userId) || person.roles.includes(adminRoleName);

/** Whether a person has all of these rights, since nobody can grant or revoke rights that they lack. */
export const holdsAll = (person: Person, permissions: Permissions) =>
  (Object.entries(permissions) as [Subject, readonly Action[]][]).every(([subject, actions]) =>
    actions.every((action) => can(person.permissions, action, subject)),
  );
