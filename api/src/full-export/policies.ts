import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Person } from '../auth/person';

/** Whether a person may take everything out: only the role `admin`, whatever rights another role has. */
export const mayExportEverything = ({ roles }: Pick<Person, 'roles'>): boolean =>
  roles.includes(adminRoleName);
