import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { sessionsPerAccount } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import jwt from 'jsonwebtoken';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies';

/** Life of a login in seconds (docs/product/user.md). */
export const lifeInSeconds = 12 * 60 * 60;

const instant = z.int().positive();

/** A session's id: the generation of its account's sessions and a unique part. */
const sessionId = z.string().regex(/^\d{1,9}\.[0-9a-f-]{36}$/);

const generationOf = (id: string) => Number(id.split('.')[0]);

/** The payload of a token: its session and times in seconds since 1970. */
export const tokenClaims = z
  .object({ sub: z.string().regex(/^[0-9a-f]{24}$/), jti: sessionId, iat: instant, exp: instant })
  .refine(({ iat, exp }) => exp - iat <= lifeInSeconds);

/** Claims after validation. */
export type TokenClaims = z.output<typeof tokenClaims>;

/** The only algorithm that is accepted, so that no token can choose its own. */
export const tokenAlgorithm = 'HS256';

const keys = new Map<string, KeyObject>();

/**
 * The key that signs tokens. With a string, jsonwebtoken would first try to parse it as a key file on each call.
 *
 * @param secret - JWT_SECRET
 */
export function tokenKeyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** The fields of an account that determine its open sessions. */
export type SessionsOfAccount = Pick<
  StoredUser,
  'sessionGeneration' | 'keptSession' | 'recentSessions' | 'endedSessions'
>;

/** A session as its token names it. */
export interface TokenSession {
  sessionId: string;
  startedAt: Date;
}

/**
 * Signs the token of a new session. Nothing is stored. The token is valid until its account's sessions are ended
 * (docs/decisions/0060-sessions-in-their-token.md).
 * @param account - as it was when its password was checked
 * @returns the token for the Authorization header, and its session
 */
export function startSession(
  { clock, settings }: Pick<Dependencies, 'clock' | 'settings'>,
  { _id, sessionGeneration = 0 }: Pick<StoredUser, '_id' | 'sessionGeneration'>,
): TokenSession & { token: string } {
  const now = Math.floor(clock.now().getTime() / 1000);
  const jti = `${sessionGeneration}.${randomUUID()}`;
  const token = jwt.sign(
    { sub: _id.toString(), jti, iat: now, exp: now + lifeInSeconds },
    tokenKeyOf(settings.jwtSecret),
    { algorithm: tokenAlgorithm },
  );
  return { token, sessionId: jti, startedAt: new Date(now * 1000) };
}

/** The projection for `isOpen`. */
export const ofSessions = {
  sessionGeneration: 1,
  keptSession: 1,
  recentSessions: 1,
  endedSessions: 1,
} as const;

/**
 * Whether a session hasn't been ended. Its expiry is checked elsewhere.
 *
 * @param session - without a start, a session that is missing in a full list counts as older than the list
 */
export function isOpen(
  { sessionId, startedAt }: Pick<TokenSession, 'sessionId'> & Partial<TokenSession>,
  { sessionGeneration = 0, keptSession, recentSessions = [], endedSessions = [] }: SessionsOfAccount,
): boolean {
  if (generationOf(sessionId) !== sessionGeneration && sessionId !== keptSession) return false;
  if (endedSessions.some((ended) => ended.sessionId === sessionId)) return false;
  const listed = recentSessions.find((session) => session.sessionId === sessionId);
  if (listed) return listed.endedAt === undefined;
  const [oldest] = recentSessions;
  if (!oldest || recentSessions.length < sessionsPerAccount) return true;
  return startedAt !== undefined && startedAt > oldest.startedAt;
}
