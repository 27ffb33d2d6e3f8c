import { randomBytes } from 'node:crypto';
import type { StoredChallenge } from '@camp/database/second-factor/challenge-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { hashToken } from '@camp/runtime/link-token';
import { trusted } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import { ProblemError } from '../../refusals/problem';

type Deps = Pick<Dependencies, 'models' | 'clock'>;

/** Life of a challenge in milliseconds. */
const life = 5 * 60_000;

/** Codes that may be tried in one challenge. */
export const mostTries = 5;

/** The person has to start over. */
export const challengeOver = () =>
  new ProblemError('challenge-over', 'Please enter your email and password again.');

/**
 * Refuses a login with the right password until the second factor follows.
 * @param user - as it was when its password was checked
 */
export async function askForSecondFactor(
  { models, clock }: Deps,
  { _id: userId, sessionGeneration: generation = 0 }: StoredUser,
): Promise<ProblemError> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + life);
  const tokenHash = hashToken(challenge);
  await models.Challenge.create({ userId, purpose: 'login', tokenHash, generation, tries: 0, expiresAt });
  return new ProblemError('second-factor', 'Enter the code from your authenticator app, or use a passkey.', {
    challenge,
  });
}

/** The challenge's filter while it can be used. */
const usable = (challenge: string, now: Date) => ({
  tokenHash: hashToken(challenge),
  purpose: 'login' as const,
  expiresAt: trusted({ $gt: now }),
  usedAt: trusted({ $exists: false }),
  tries: trusted({ $lt: mostTries }),
});

/** Finds a challenge that can still be used. @throws ProblemError 401 if there is none */
export async function findChallenge({ models, clock }: Deps, challenge: string): Promise<StoredChallenge> {
  const found = await models.Challenge.findOne(usable(challenge, clock.now())).lean<StoredChallenge>();
  if (!found) throw challengeOver();
  return found;
}

/**
 * Counts a code before it is checked, so that concurrent codes can't exceed the limit.
 * @returns the challenge with this try
 * @throws ProblemError 401 if it can't be used anymore
 */
export async function countTry({ models, clock }: Deps, challenge: string): Promise<StoredChallenge> {
  const counted = await models.Challenge.findOneAndUpdate(
    usable(challenge, clock.now()),
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredChallenge>();
  if (!counted) throw challengeOver();
  return counted;
}

/** Takes the single use of a challenge. Of concurrent calls, one gets it. @throws ProblemError 401 for the others */
export async function useChallenge(
  { models, clock }: Deps,
  { _id }: Pick<StoredChallenge, '_id'>,
): Promise<void> {
  const unused = { _id, usedAt: trusted({ $exists: false }) };
  const used = await models.Challenge.updateOne(unused, { usedAt: clock.now() });
  if (used.modifiedCount === 0) throw challengeOver();
}
