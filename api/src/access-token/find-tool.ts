import { permissionsOf } from '@camp/contracts/access/can';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { permissionsOfScopes } from '@camp/contracts/access-token/scopes';
import type { StoredAccessToken } from '@camp/database/access-token/access-token-model';
import { readPlain, readPlainOne } from '@camp/database/read-plain';
import { hashToken } from '@camp/runtime/link-token';
import { trusted } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { heldOf } from './policies';
import { isTokenText } from './token-text';

/** Milliseconds between two writes of a token's last use. */
const useInterval = 60_000;

/**
 * Finds what an access token may do now: its scopes, as far as its maker holds them. The database looks for a hash, so
 * that the time of an answer tells nothing about a token.
 *
 * @returns undefined for an unknown, revoked or expired token, or if its maker no longer has the role admin
 */
export async function findTool(deps: Dependencies, text: string): Promise<Person | undefined> {
  if (!isTokenText(text)) return undefined;
  const { models, clock } = deps;
  const token = await readPlainOne(models.AccessToken, { tokenHash: hashToken(text) });
  if (!token || token.expiresAt <= clock.now()) return undefined;
  const account = await readPlainOne(models.User, { _id: token.userId }, { projection: { passwordHash: 0 } });
  if (!account?.roles.includes(adminRoleName)) return undefined;
  const roles = await readPlain(
    models.Role,
    { name: trusted({ $in: [...account.roles] }) },
    { projection: { actions: 1 } },
  );
  recordUse(deps, token);
  return {
    account,
    userId: account._id.toString(),
    sessionId: '',
    sessionStart: token.createdAt,
    sessionUse: clock.now(),
    provenAt: token.createdAt,
    isTool: true,
    roles: [],
    registrations: account.registrations ?? null,
    permissions: heldOf(permissionsOfScopes(token.scopes), permissionsOf(roles)),
  };
}

function recordUse({ models, clock, afterwards }: Dependencies, { _id, lastUsedAt }: StoredAccessToken) {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < useInterval) return;
  afterwards.run('use of an access token', async () => {
    await models.AccessToken.updateOne({ _id }, { $max: { lastUsedAt: now } }, { timestamps: false });
  });
}
