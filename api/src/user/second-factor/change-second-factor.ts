import { adminRoleName } from '@camp/contracts/access/default-roles';
import type {
  Passkey,
  RecoveryCodes,
  SecondFactorState,
} from '@camp/contracts/user/second-factor-operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { forgetSecondFactor, forgetUnlessLeft } from '@camp/database/second-factor/forget-second-factor';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import type { StoredSecondFactor } from '@camp/database/second-factor/second-factor-model';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { forbidden, ProblemError } from '../../refusals/problem';
import { transact } from '../../transact';
import { endSessions } from '../login/end-sessions';
import { isOwnAccount } from '../policies';
import { requireFreshProof } from '../proof/fresh-proof';
import { findVisibleUser } from '../read-user';
import { makeRecoveryCodes } from './recovery-codes';
import { requireCode } from './spend-code';

/** Whether the person has a second factor. */
export async function readSecondFactor(
  { models }: Pick<Dependencies, 'models'>,
  person: Person,
): Promise<SecondFactorState> {
  const since = person.account.secondFactorSince;
  if (!since) return { isOn: false, hasApp: false, recoveryCodesLeft: 0, passkeys: [] };
  const [factor, passkeys] = await Promise.all([
    models.SecondFactor.findOne(ownedBy(person)).lean<StoredSecondFactor>(),
    models.Passkey.find(ownedBy(person)).sort({ _id: 1 }).lean<StoredPasskey[]>(),
  ]);
  return {
    isOn: true,
    since: since.toISOString(),
    hasApp: factor?.secret !== undefined,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    passkeys: passkeys.map(presentPasskey),
  };
}

const presentPasskey = ({ _id, name, createdAt, lastUsedAt, backedUp }: StoredPasskey): Passkey => ({
  _id: _id.toString(),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
});

const hasApp = async ({ models }: Pick<Dependencies, 'models'>, person: Person): Promise<boolean> =>
  (await models.SecondFactor.findOne(ownedBy(person)).lean<StoredSecondFactor>())?.secret !== undefined;

const withoutApp = () => new ProblemError('conflict', 'You don’t use an authenticator app yet.');

/**
 * Replaces the recovery codes. An account with passkeys only has no other code, so it needs a fresh proof.
 * @throws ProblemError 400 for a wrong code, 403 without the proof, 409 without a second factor, or 429
 */
export async function replaceRecoveryCodes(
  deps: Dependencies,
  person: Person,
  code: string | undefined,
): Promise<RecoveryCodes> {
  if (!person.account.secondFactorSince) throw withoutApp();
  if (await hasApp(deps, person)) await requireCode(deps, person.account._id, code);
  else requireFreshProof(deps, person);
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  const { models } = deps;
  await transact(deps, async (session, record) => {
    await models.SecondFactor.updateOne(ownedBy(person), { recoveryHashes }, { session });
    await record('user.second-factor-changed', { userId: person.userId, change: 'codes' });
    const written = doneBy(person, 'replace-recovery-codes', 'user', [person.account._id]);
    await writeAudit(models, written, session);
  });
  return { recoveryCodes };
}

/** Turns the app off, and the second factor unless passkeys are left. @throws ProblemError 400, 409 without one, or 429 */
export async function removeSecondFactor(deps: Dependencies, person: Person, code: string): Promise<void> {
  if (!(await hasApp(deps, person))) throw withoutApp();
  const { models } = deps;
  const { _id: userId } = person.account;
  await requireCode(deps, userId, code);
  await transact(deps, async (session, record) => {
    const app = { $unset: { secret: 1, lastStep: 1, pending: 1 } };
    await models.SecondFactor.updateOne(ownedBy(person), app, { session });
    const change = (await forgetUnlessLeft(models, userId, session)) ? 'off' : 'app-off';
    await record('user.second-factor-changed', { userId: person.userId, change });
    await writeAudit(models, doneBy(person, 'turn-off-second-factor', 'user', [userId]), session);
  });
}

/**
 * Removes the second factor of a person who lost it, and ends all of their sessions.
 * @throws ProblemError 403 unless the person has the role admin, and for one's own account, or 409 if there is none
 */
export async function resetSecondFactor(deps: Dependencies, person: Person, id: string): Promise<void> {
  if (!person.roles.includes(adminRoleName) || isOwnAccount(person, id.toLowerCase())) throw forbidden();
  const { _id: userId, secondFactorSince } = await findVisibleUser(deps, person, id);
  if (!secondFactorSince) throw new ProblemError('conflict', 'This account has no login codes.');
  const { models } = deps;
  await transact(deps, async (session, record) => {
    await forgetSecondFactor(models, userId, session);
    await endSessions(models, userId, session);
    await record('user.second-factor-changed', { userId: userId.toString(), change: 'reset' });
    await writeAudit(models, doneBy(person, 'reset-second-factor', 'user', [userId]), session);
  });
}
