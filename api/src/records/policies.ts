import { can } from '@camp/contracts/access/can';
import type { Subject } from '@camp/contracts/access/catalogue';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Person } from '../auth/person';

/**
 * Whether somebody changes any number of records of a kind: whoever enters what families send on paper. Of accounts
 * only the role `admin` does.
 */
export const mayChangeMany = ({ roles, permissions }: Person, subject: Subject): boolean =>
  subject === 'user' ? roles.includes(adminRoleName) : can(permissions, 'edit-all', subject);
