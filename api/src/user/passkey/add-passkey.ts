import { campContent } from '@camp/contracts/content/camp';
import type { AddedPasskey, NewPasskeyQuestion } from '@camp/contracts/user/passkey-operations';
import {
  passkeyLimit,
  type AddPasskeyInput,
  type NewPasskeyAnswer,
} from '@camp/contracts/user/passkey-schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import { turnOnSecondFactor } from '@camp/database/second-factor/turn-on-second-factor';
import { holdAccount } from '@camp/database/user/hold-account';
import { ownedBy } from '@camp/database/user/owned-by';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import type { Caller } from '../../operations/caller';
import { invalidField, notFound, ProblemError } from '../../refusals/problem';
import { transact } from '../../transact';
import { endSessions } from '../login/end-sessions';
import { requireCurrentPassword } from '../password/current-password';
import { findVisibleUser } from '../read-user';
import { makeRecoveryCodes } from '../second-factor/recovery-codes';
import { keepChallenge, takeChallenge, type Asking } from './passkey-challenge';
import { patience, relyingParty, supportedAlgorithmIDs } from './relying-party';

const setupOf = ({ account, sessionId }: Person): Asking => ({
  userId: account._id,
  purpose: 'passkey-setup',
  boundTo: sessionId,
});

/**
 * Asks the person's browser for a new passkey. The password is needed, since a stolen session must not get a way in.
 * @throws ProblemError 400 on `current`, 409 with too many passkeys, or 429
 */
export async function startPasskey(
  deps: Dependencies,
  person: Person,
  current: string,
  caller: Caller,
): Promise<NewPasskeyQuestion> {
  const user = await findVisibleUser(deps, person, person.userId);
  await requireCurrentPassword(deps, user, current, caller);
  const known = await deps.models.Passkey.find(ownedBy(person)).lean<StoredPasskey[]>();
  if (known.length >= passkeyLimit) throw full();
  const options = await generateRegistrationOptions({
    rpName: campContent.name,
    rpID: relyingParty(deps.settings).rpID,
    userID: Uint8Array.from(Buffer.from(person.userId, 'hex')),
    userName: user.email,
    userDisplayName: `${user.nameFirst} ${user.nameLast}`,
    timeout: patience,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs,
  });
  await keepChallenge(deps, setupOf(person), options.challenge);
  return { options: { ...options } };
}

const full = () =>
  new ProblemError('conflict', `You have ${passkeyLimit} passkeys. Remove one before you add another one.`);

/**
 * Stores a new passkey. An account's first second factor brings recovery codes, and ends its other sessions.
 * @throws ProblemError 400 on `passkey` if it doesn't answer the question, or 409 with too many passkeys
 */
export async function addPasskey(
  deps: Dependencies,
  person: Person,
  { name, passkey: answer }: AddPasskeyInput,
): Promise<AddedPasskey> {
  const { models, clock } = deps;
  const { _id: userId } = person.account;
  const made = await verifyNew(deps, person, answer);
  if (!made) throw invalidField('passkey', 'This passkey couldn’t be added. Please try again.');
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  const add = () =>
    transact(deps, async (session, record) => {
      if (!(await holdAccount(models, userId, session))) throw notFound('User');
      if ((await models.Passkey.countDocuments(ownedBy(person)).session(session)) >= passkeyLimit)
        throw full();
      await models.Passkey.create([{ ...made, userId, name }], { session });
      const isFirst = await turnOnSecondFactor(models, userId, clock.now(), session);
      // Concurrent changes of the account's factors conflict on this document.
      const change = { $inc: { changes: 1 }, ...(isFirst && { $set: { recoveryHashes } }) };
      await models.SecondFactor.updateOne(ownedBy(person), change, { session, upsert: true });
      if (isFirst) await endSessions(models, userId, session, person.sessionId);
      await record('user.second-factor-changed', { userId: person.userId, change: 'passkey-added' });
      await writeAudit(models, doneBy(person, 'add-passkey', 'user', [userId]), session);
      return isFirst;
    });
  try {
    return (await add()) ? { recoveryCodes } : {};
  } catch (error) {
    if (isDuplicateKey(error)) throw invalidField('passkey', 'This passkey is in use already.');
    throw error;
  }
}

/** @returns the fields to store, or undefined if the answer is wrong or late */
async function verifyNew(deps: Dependencies, person: Person, answer: NewPasskeyAnswer) {
  const expectedChallenge = await takeChallenge(deps, setupOf(person));
  if (!expectedChallenge) return undefined;
  const { rpID, origin } = relyingParty(deps.settings);
  try {
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { id: credentialId, publicKey, counter } = info.credential;
    return {
      credentialId,
      domain: rpID,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: answer.response.transports ?? [],
      deviceType: info.credentialDeviceType,
      backedUp: info.credentialBackedUp,
    };
  } catch (error) {
    // Thrown for every kind of wrong answer.
    deps.logger.info({ err: error }, 'A new passkey was refused');
    return undefined;
  }
}
