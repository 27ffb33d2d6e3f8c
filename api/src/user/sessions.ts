import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { insertChecked } from '@camp/database/insert-checked';
import type { Models } from '@camp/database/models';
import jwt from 'jsonwebtoken';
import { trusted, Types, type ClientSession } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';

/** Life of a login in seconds (docs/product/user.md). */
const lifeInSeconds = 12 * 60 * 60;

const instant = z.int().positive();

/**
 * What a token of ours says: whose session it stands for, and its times in seconds since 1970. Whoever knows the secret
 * could sign anything else.
 */
export const tokenClaims = z
  .object({ sub: z.string().regex(/^[0-9a-f]{24}$/), jti: z.uuid(), iat: instant, exp: instant })
  .refine(({ iat, exp }) => exp - iat <= lifeInSeconds);

/** Claims that have been checked. */
export type TokenClaims = z.output<typeof tokenClaims>;

/** The only one that a token is checked by, so that none can name its own. */
export const tokenAlgorithm = 'HS256';

const keys = new Map<string, KeyObject>();

/**
 * What tokens are signed and checked with. As a text jsonwebtoken would take the secret for a key file first, and fail
 * at it, on each call.
 *
 * @param secret - JWT_SECRET
 */
export function tokenKeyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/**
 * Opens a session and signs its token; the token is valid while the session's row exists.
 *
 * @returns the token for the Authorization header
 */
export async function openSession(deps: Dependencies, userId: Types.ObjectId): Promise<string> {
  const jti = randomUUID();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + lifeInSeconds * 1000);
  await insertChecked(deps.models.Session, { _id: new Types.ObjectId(), jti, userId, expiresAt });
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  return jwt.sign(
    { sub: userId.toString(), jti, iat: seconds(now), exp: seconds(expiresAt) },
    tokenKeyOf(deps.settings.jwtSecret),
    { algorithm: tokenAlgorithm },
  );
}

/**
 * Ends every session of a person at once, e.g. with a change of password.
 *
 * @param except - id of the one that goes on
 */
export async function endSessions(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
  except?: string,
): Promise<void> {
  const others = except === undefined ? {} : { _id: trusted({ $ne: except }) };
  await models.Session.deleteMany({ userId, ...others }, { session });
}
