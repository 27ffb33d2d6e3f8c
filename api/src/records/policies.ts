import { can } from '@camp/contracts/access/can';
import type { Subject } from '@camp/contracts/access/catalogue';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Person } from '../auth/person';

/**
 * Whether a person may change any number of records of a kind, such as an administrator who enters paper forms. For
 * accounts, only the role `admin` may.
 */
export const mayChangeMany = ({ roles, permissions }: Person, subject: Subject): boolean =>
  subject === 'user' ? roles.includes(adminRoleName) : can(permissions, 'edit-all', subject);
