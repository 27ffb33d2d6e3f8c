import { permissionsOf } from '@camp/contracts/access/can';
import { userRoleName } from '@camp/contracts/access/default-roles';
import type { StoredRole } from '@camp/database/role/role-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { TokenClaims } from '../user/sessions';
import type { Person } from './person';

const rolesOfMost: readonly string[] = [userRoleName];

/**
 * Finds the person behind a token. Account, session and roles are read anew for each request (decisions.md, Accounts),
 * all at once: the roles as those of the person's last request. Whoever has others by now, costs one more read.
 *
 * @returns undefined where the session has ended
 */
export function personFinder({
  models,
  clock,
}: Pick<Dependencies, 'models' | 'clock'>): (claims: TokenClaims) => Promise<Person | undefined> {
  /** By account; of those only who do not hold what most hold. */
  const lastSeen = new Map<string, readonly string[]>();
  const read = (names: readonly string[]) =>
    models.Role.find({ name: trusted({ $in: names }) }).lean<StoredRole[]>();

  return async ({ sub, jti, exp }) => {
    if (exp * 1000 <= clock.now().getTime()) return undefined;
    const expected = lastSeen.get(sub) ?? rolesOfMost;
    const [session, user, found] = await Promise.all([
      models.Session.findOne({ jti, userId: sub }, { _id: 1 }).lean(),
      models.User.findById(sub, { roles: 1 }).lean<Pick<StoredUser, '_id' | 'roles'>>(),
      read(expected),
    ]);
    if (!session || !user) return undefined;
    if (isSame(user.roles, rolesOfMost)) lastSeen.delete(sub);
    else lastSeen.set(sub, user.roles);
    return {
      userId: user._id.toString(),
      sessionId: session._id.toString(),
      roles: user.roles,
      permissions: permissionsOf(isSame(user.roles, expected) ? found : await read(user.roles)),
    };
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);
