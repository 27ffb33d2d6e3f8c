import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { StoredAccessToken } from '@camp/database/access-token/access-token-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';

type Maker = Pick<StoredUser, '_id' | 'nameFirst' | 'nameLast' | 'roles'>;

/** All access tokens, newest first, with those that expired in the last month. */
export async function listTokens({ models, clock }: Dependencies): Promise<AccessTokenRecord[]> {
  const tokens = await models.AccessToken.find().lean<StoredAccessToken[]>();
  const makers = await models.User.find(
    { _id: trusted({ $in: tokens.map(({ userId }) => userId) }) },
    { nameFirst: 1, nameLast: 1, roles: 1 },
  ).lean<Maker[]>();
  return tokens
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map((token) => {
      const maker = makers.find(({ _id }) => _id.equals(token.userId));
      return presentToken(token, maker, clock.now());
    });
}

/** A token without its hash. @param maker - undefined if the account was deleted */
export const presentToken = (
  { _id, name, scopes, expiresAt, lastUsedAt, createdAt }: StoredAccessToken,
  maker: Maker | undefined,
  now: Date,
): AccessTokenRecord => ({
  _id: _id.toString(),
  name,
  scopes: [...scopes],
  madeBy: maker ? `${maker.nameFirst} ${maker.nameLast}` : null,
  works: expiresAt > now && maker?.roles.includes(adminRoleName) === true,
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
