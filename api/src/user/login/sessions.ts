import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import type { Models } from '@camp/database/models';
import { endedSessionsPerAccount } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import jwt from 'jsonwebtoken';
import { trusted, type ClientSession, type Types } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';

/** Life of a login in seconds (docs/product/user.md). */
const lifeInSeconds = 12 * 60 * 60;

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
export type SessionsOfAccount = Pick<StoredUser, 'sessionGeneration' | 'keptSession' | 'endedSessions'>;

/**
 * Signs the token of a new session. Nothing is stored. The token is valid until its account's sessions are ended
 * (docs/decisions/0060-sessions-in-their-token.md).
 * @param account - as it was when its password was checked
 * @returns the token for the Authorization header
 */
export function openSession(
  { clock, settings }: Pick<Dependencies, 'clock' | 'settings'>,
  { _id, sessionGeneration = 0 }: Pick<StoredUser, '_id' | 'sessionGeneration'>,
): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  const jti = `${sessionGeneration}.${randomUUID()}`;
  return jwt.sign(
    { sub: _id.toString(), jti, iat: now, exp: now + lifeInSeconds },
    tokenKeyOf(settings.jwtSecret),
    { algorithm: tokenAlgorithm },
  );
}

/** The projection for `isOpen`. */
export const ofSessions = { sessionGeneration: 1, keptSession: 1, endedSessions: 1 } as const;

/** Whether a session hasn't been ended. Its expiry is checked elsewhere. */
export function isOpen(
  id: string,
  { sessionGeneration = 0, keptSession, endedSessions = [] }: SessionsOfAccount,
): boolean {
  const isCurrent = generationOf(id) === sessionGeneration || id === keptSession;
  return isCurrent && !endedSessions.some((ended) => ended.sessionId === id);
}

type OneSession = Pick<Person, 'userId' | 'sessionId'>;

/** Ends the session of the request (logout). */
export async function endSession(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: OneSession,
): Promise<void> {
  if (await recordEnd(models, clock.now(), person)) return;
  await forgetExpired(models, clock.now(), person);
  if (await recordEnd(models, clock.now(), person)) return;
  // If there is no room for another ended session, all sessions are ended.
  await models.User.updateOne(withoutEndOf(person), nextGeneration, { timestamps: false });
}

/** Filter of the account, unless it already lists this session as ended. So concurrent logouts take one place. */
const withoutEndOf = ({ userId, sessionId }: OneSession) => ({
  _id: userId,
  'endedSessions.sessionId': trusted({ $ne: sessionId }),
});

/** @returns whether the end was new and had room */
async function recordEnd(models: Models, now: Date, person: OneSession): Promise<boolean> {
  const { sessionId } = person;
  const ended = { sessionId, expiresAt: new Date(now.getTime() + lifeInSeconds * 1000) };
  const last = `endedSessions.${endedSessionsPerAccount - 1}`;
  const { matchedCount } = await models.User.updateOne(
    { ...withoutEndOf(person), [last]: trusted({ $exists: false }) },
    { $push: { endedSessions: ended } },
    { timestamps: false },
  );
  return matchedCount > 0;
}

async function forgetExpired(models: Models, now: Date, { userId }: OneSession): Promise<void> {
  const expired = { expiresAt: trusted({ $lte: now }) };
  await models.User.updateOne({ _id: userId }, { $pull: { endedSessions: expired } }, { timestamps: false });
}

/** The update that ends every session of an account. */
const nextGeneration = { $inc: { sessionGeneration: 1 }, $unset: { keptSession: 1, endedSessions: 1 } };

/**
 * Ends every session of a person at once, for example with a change of password.
 * @param except - id of the session that stays, if it is open
 */
export async function endSessions(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
  except?: string,
): Promise<void> {
  const account = await models.User.findById(userId, ofSessions).session(session).lean<SessionsOfAccount>();
  const goesOn = except !== undefined && account !== null && isOpen(except, account);
  const { $inc } = nextGeneration;
  const ending = goesOn
    ? { $inc, $set: { keptSession: except }, $unset: { endedSessions: 1 } }
    : nextGeneration;
  await models.User.updateOne({ _id: userId }, ending, { session, timestamps: false });
}
