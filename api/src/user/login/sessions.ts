import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import type { Models } from '@camp/database/models';
import { timeFor } from '@camp/database/read-plain';
import { sessionsPerAccount } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import jwt from 'jsonwebtoken';
import { trusted, Types, type ClientSession, type mongo } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../http/person';

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
 * Opens a session and signs its token; the token is valid while the session stands at the account.
 *
 * @param account - as it was when its password was found to be right
 * @returns the token for the Authorization header, undefined where the password has changed since
 */
export async function openSession(
  { models, clock, settings }: Pick<Dependencies, 'models' | 'clock' | 'settings'>,
  { _id, passwordHash }: Pick<StoredUser, '_id' | 'passwordHash'>,
): Promise<string | undefined> {
  const jti = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeInSeconds * 1000);
  const opened = { $each: [{ _id: new Types.ObjectId(), jti, expiresAt }], $slice: -sessionsPerAccount };
  const users = models.User.collection as unknown as mongo.Collection<StoredUser>;
  const { matchedCount } = await users.updateOne(
    { _id, passwordHash },
    { $set: { lastLogin: now }, $push: { sessions: opened } },
    timeFor(models.User),
  );
  if (matchedCount === 0) return undefined;
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  return jwt.sign(
    { sub: _id.toString(), jti, iat: seconds(now), exp: seconds(expiresAt) },
    tokenKeyOf(settings.jwtSecret),
    { algorithm: tokenAlgorithm },
  );
}

/** Ends the session that a request came with: the logout. */
export async function endSession(models: Models, { userId, sessionId }: Person): Promise<void> {
  const ended = { $pull: { sessions: { _id: new Types.ObjectId(sessionId) } } };
  await models.User.updateOne({ _id: userId }, ended, { timestamps: false });
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
  const others = { _id: trusted({ $ne: new Types.ObjectId(except) }) };
  const ended = except === undefined ? { $set: { sessions: [] } } : { $pull: { sessions: others } };
  await models.User.updateOne({ _id: userId }, ended, { session, timestamps: false });
}
