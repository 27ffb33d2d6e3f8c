import { nextNumber } from '@camp/contracts/test/sequence';
import { Types } from 'mongoose';
import type { StoredAccessToken } from '../../src/access-token/access-token-model';
import type { Models } from '../../src/models';

/** Stores an access token, by default a valid one that nobody knows. */
export async function createAccessToken(
  models: Models,
  values: Partial<StoredAccessToken> = {},
): Promise<StoredAccessToken> {
  const token = await models.AccessToken.create({
    name: 'Bus planner',
    scopes: ['camper:view-all'],
    tokenHash: `unknown ${nextNumber()}`,
    userId: new Types.ObjectId(),
    expiresAt: new Date('2100-01-01'),
    ...values,
  });
  return token.toObject();
}
