import { adminRoleName } from '@camp/contracts/access/default-roles';
import { forbidden } from '../refusals/problem';
import type { Person } from './person';

/**
 * Refuses everybody without the role `admin`, whatever their rights, and every access token.
 * @throws ProblemError 403
 */
export function requireAdministrator({ roles }: Person): void {
  if (!roles.includes(adminRoleName)) throw forbidden();
}
