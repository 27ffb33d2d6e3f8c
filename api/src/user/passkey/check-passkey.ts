import type { PasskeyAnswer } from '@camp/contracts/user/passkey-schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Dependencies } from '../../dependencies';
import { takeChallenge, type Asking } from './passkey-challenge';
import { relyingParty } from './relying-party';

/**
 * Checks the answer of a passkey, and uses up the question. Nobody guesses a signature, so wrong answers have no limit,
 * and a passkey still works when codes are refused. The first of them are audited.
 *
 * @returns whether it answers this question with one of the account's passkeys
 */
export async function checkPasskey(
  deps: Dependencies,
  asking: Asking,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const { models, clock } = deps;
  const isChallenge = await takeChallenge(deps, asking);
  const passkey = await models.Passkey.findOne({
    ...ownedBy(asking),
    credentialId: answer.id,
  }).lean<StoredPasskey>();
  const verified = isChallenge && passkey && (await verify(deps, passkey, answer, isChallenge));
  if (!verified) {
    // Wrong codes have a count of their own.
    const isNoted = (await deps.limiter.hit('secondFactor', asking.userId.toString(), 'passkey')) === 0;
    if (isNoted) await writeAudit(models, doneBy(undefined, 'fail-second-factor', 'user', [asking.userId]));
    return false;
  }
  const { newCounter, credentialBackedUp: backedUp } = verified;
  reportCounter(deps, passkey, newCounter);
  const change = { $max: { counter: newCounter }, $set: { backedUp, lastUsedAt: clock.now() } };
  await models.Passkey.updateOne({ _id: passkey._id }, change);
  return true;
}

async function verify(
  { settings, logger }: Dependencies,
  { credentialId: id, publicKey, transports }: StoredPasskey,
  answer: PasskeyAnswer,
  expectedChallenge: (challenge: string) => boolean,
) {
  const { rpID, origin } = relyingParty(settings);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      // With the stored counter, the library would refuse one that doesn't grow.
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        transports,
        counter: 0,
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch (error) {
    // Thrown for every kind of wrong answer.
    logger.info({ err: error }, 'A passkey was refused');
    return undefined;
  }
}

/** A counter that doesn't grow may be a copy, or a passkey that doesn't count. Only the log tells them apart later. */
function reportCounter(
  { logger }: Dependencies,
  { _id, userId, counter }: StoredPasskey,
  newCounter: number,
): void {
  if (counter === 0 || newCounter > counter) return;
  const ids = { passkeyId: _id.toString(), userId: userId.toString() };
  logger.warn({ ...ids, counter, newCounter }, 'The counter of a passkey did not grow');
}
