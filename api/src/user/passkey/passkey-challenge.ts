import type { StoredChallenge } from '@camp/database/second-factor/challenge-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { hashToken } from '@camp/runtime/link-token';
import { trusted, type Types } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import { patience } from './relying-party';

type Deps = Pick<Dependencies, 'models' | 'clock'>;

/** What a passkey is asked for, and by whom. Its answer counts for nothing else. */
export interface Asking {
  userId: Types.ObjectId;
  purpose: 'passkey-setup' | 'passkey-login' | 'passkey-proof';
  /** The session's id, or the hash of the login's challenge. */
  boundTo: string;
}

const filterOf = ({ userId, purpose, boundTo }: Asking) => ({ ...ownedBy({ userId }), purpose, boundTo });

/** Stores the hash of a challenge for five minutes. It replaces the one before. */
export async function keepChallenge(
  { models, clock }: Deps,
  asking: Asking,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + patience);
  const $set = { tokenHash: hashToken(challenge), generation: 0, tries: 0, expiresAt };
  await models.Challenge.updateOne(filterOf(asking), { $set }, { upsert: true });
}

/**
 * Takes a challenge, so that it is used once, whatever the answer is.
 * @returns whether a text is this challenge, or undefined if there is none that can be used
 */
export async function takeChallenge(
  { models, clock }: Deps,
  asking: Asking,
): Promise<((challenge: string) => boolean) | undefined> {
  const usable = { ...filterOf(asking), expiresAt: trusted({ $gt: clock.now() }) };
  const taken = await models.Challenge.findOneAndDelete(usable).lean<StoredChallenge>();
  return taken ? (challenge) => hashToken(challenge) === taken.tokenHash : undefined;
}
