import { randomUUID } from 'node:crypto';
import type { Models } from '@camp/database/models';
import jwt from 'jsonwebtoken';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';

/** Life of a login in seconds (decisions.md, Accounts). */
const lifeInSeconds = 12 * 60 * 60;

/** What the token says besides its times. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

/** The only one that a token is checked by, so that none can name its own. */
export const tokenAlgorithm = 'HS256';

/**
 * Opens a session and signs its token; the token is valid while the session's row exists.
 *
 * @returns the token for the Authorization header
 */
export async function openSession(deps: Dependencies, userId: Types.ObjectId): Promise<string> {
  const jti = randomUUID();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + lifeInSeconds * 1000);
  await deps.models.Session.create({ jti, userId, expiresAt });
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  return jwt.sign(
    { sub: userId.toString(), jti, iat: seconds(now), exp: seconds(expiresAt) },
    deps.settings.jwtSecret,
    { algorithm: tokenAlgorithm },
  );
}

/** Ends every session of a person at once, e.g. with a change of password. */
export async function endSessions(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.Session.deleteMany({ userId }, { session });
}
