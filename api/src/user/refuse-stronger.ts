import { permissionsOf } from '@camp/contracts/access/can';
import { adminRoleName, userRoleName } from '@camp/contracts/access/default-roles';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden } from '../refusals/problem';
import { holdsAll } from './policies';

/**
 * Protects an account from people with fewer rights, since a change or deletion gives power over its rights.
 * @param session - the transaction of the change
 * @throws ProblemError 403
 */
export async function refuseStronger(
  { models }: Dependencies,
  person: Person,
  { roles }: Pick<StoredUser, 'roles'>,
  session: ClientSession,
): Promise<void> {
  if (roles.includes(adminRoleName) && !person.roles.includes(adminRoleName)) throw forbidden();
  const held = await models.Role.find({ name: trusted({ $in: roles }) })
    .session(session)
    .lean();
  // Rights to one's own records give no power over others.
  const granted = held.filter(({ name }) => name !== userRoleName);
  if (!holdsAll(person, permissionsOf(granted))) throw forbidden();
}
