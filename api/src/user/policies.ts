import { can } from '@camp/contracts/access/can';
import type { Action, Permissions, Subject } from '@camp/contracts/access/catalogue';
import type { Person } from '../http/person';

/** The users screen: everyone's account and roles (decisions.md, Permissions). */
export const mayEditUsers = (person: Person) => can(person.permissions, 'edit', 'user');

/** One's own account is always readable and editable by its owner. */
export const maySeeUser = (person: Person, userId: string) =>
  person.userId === userId || mayEditUsers(person);

/** Nobody can grant, take or take over rights that they do not hold themselves. */
export const holdsAll = (person: Person, permissions: Permissions) =>
  (Object.entries(permissions) as [Subject, readonly Action[]][]).every(([subject, actions]) =>
    actions.every((action) => can(person.permissions, action, subject)),
  );
