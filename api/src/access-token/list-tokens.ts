import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { StoredAccessToken } from '@camp/database/access-token/access-token-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';

type Maker = Pick<StoredUser, '_id' | 'nameFirst' | 'nameLast' | 'roles'>;

/** All access tokens, newest first, with those that expired in the last month. */
export async function listTokens(deps: Dependencies): Promise<AccessTokenRecord[]> {
  const tokens = await deps.models.AccessToken.find().lean<StoredAccessToken[]>();
  tokens.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return presentTokens(deps, tokens);
}

/** Tokens without their hashes. */
export async function presentTokens(
  { models, clock }: Dependencies,
  tokens: readonly StoredAccessToken[],
): Promise<AccessTokenRecord[]> {
  const makers = await models.User.find(
    { _id: trusted({ $in: tokens.map(({ userId }) => userId) }) },
    { nameFirst: 1, nameLast: 1, roles: 1 },
  ).lean<Maker[]>();
  return tokens.map(({ _id, name, scopes, userId, expiresAt, lastUsedAt, createdAt }) => {
    const maker = makers.find((one) => one._id.equals(userId));
    return {
      _id: _id.toString(),
      name,
      scopes: [...scopes],
      madeBy: maker ? `${maker.nameFirst} ${maker.nameLast}` : null,
      works: expiresAt > clock.now() && maker?.roles.includes(adminRoleName) === true,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
}
