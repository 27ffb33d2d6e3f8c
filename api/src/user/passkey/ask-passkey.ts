import type { PasskeyQuestion } from '@camp/contracts/user/passkey-operations';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { findChallenge } from '../second-factor/login-challenge';
import { keepChallenge, type Asking } from './passkey-challenge';
import { patience, relyingParty } from './relying-party';

/** What a passkey is asked for in a session. */
export const proofOf = ({ account, sessionId }: Person): Asking => ({
  userId: account._id,
  purpose: 'passkey-proof',
  boundTo: sessionId,
});

/** What a passkey is asked for in a login. @param login - its challenge, as it is stored */
export const loginOf = ({ userId, tokenHash }: Pick<Asking, 'userId'> & { tokenHash: string }): Asking => ({
  userId,
  purpose: 'passkey-login',
  boundTo: tokenHash,
});

/** Asks for one of an account's passkeys. @returns no options if it has none */
export async function askPasskey(deps: Dependencies, asking: Asking): Promise<PasskeyQuestion> {
  const passkeys = await deps.models.Passkey.find(ownedBy(asking)).lean<StoredPasskey[]>();
  if (passkeys.length === 0) return { options: null };
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.settings).rpID,
    timeout: patience,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(deps, asking, options.challenge);
  return { options: { ...options } };
}

/** Asks for a passkey after the right password. @throws ProblemError 401 if the login has to start over */
export async function askLoginPasskey(deps: Dependencies, challenge: string): Promise<PasskeyQuestion> {
  return askPasskey(deps, loginOf(await findChallenge(deps, challenge)));
}
