import { permissionsOf } from '@camp/contracts/access/can';
import { userRoleName } from '@camp/contracts/access/default-roles';
import { readPlain, readPlainOne } from '@camp/database/read-plain';
import { trusted, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { isIdle } from '../user/login/idle-session';
import { isOpen, type TokenClaims } from '../user/login/sessions';
import type { Person } from './person';

const rolesOfMost: readonly string[] = [userRoleName];

/**
 * Finds the person of a token. Account and roles are read concurrently for each request (docs/product/user.md). The
 * roles of the last request are expected, so a change of roles takes one more read.
 *
 * @returns undefined if the session has ended
 */
export function personFinder({
  models,
  clock,
}: Pick<Dependencies, 'models' | 'clock'>): (claims: TokenClaims) => Promise<Person | undefined> {
  /** Role names by account, for accounts with other roles than most. */
  const lastSeen = new Map<string, readonly string[]>();
  const read = (names: readonly string[]) =>
    readPlain(models.Role, { name: trusted({ $in: [...names] }) }, { projection: { actions: 1 } });

  return async ({ sub, jti, iat, exp }) => {
    const now = clock.now();
    if (exp * 1000 <= now.getTime()) return undefined;
    const expected = lastSeen.get(sub) ?? rolesOfMost;
    // The claims are already validated as a string and an id.
    const userId = new Types.ObjectId(sub);
    const [user, found] = await Promise.all([
      readPlainOne(models.User, { _id: userId }, { projection: withoutPassword }),
      read(expected),
    ]);
    const sessionStart = new Date(iat * 1000);
    if (!user || !isOpen({ sessionId: jti, startedAt: sessionStart }, user)) return undefined;
    if (isSame(user.roles, rolesOfMost)) lastSeen.delete(sub);
    else lastSeen.set(sub, user.roles);
    const permissions = permissionsOf(isSame(user.roles, expected) ? found : await read(user.roles));
    const listed = user.recentSessions?.find(({ sessionId }) => sessionId === jti);
    const sessionUse = listed?.usedAt ?? sessionStart;
    if (isIdle(sessionUse, now, permissions)) return undefined;
    return {
      account: user,
      userId: user._id.toString(),
      sessionId: jti,
      sessionStart,
      sessionUse,
      provenAt: listed?.provenAt ?? sessionStart,
      roles: user.roles,
      registrations: user.registrations ?? null,
      permissions,
    };
  };
}

const withoutPassword = { passwordHash: 0 };

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);
