import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { RecoveryCodes, SecondFactorState } from '@camp/contracts/user/second-factor-operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { forgetSecondFactor } from '@camp/database/second-factor/forget-second-factor';
import type { StoredSecondFactor } from '@camp/database/second-factor/second-factor-model';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { forbidden, invalidField, ProblemError } from '../../refusals/problem';
import { transact } from '../../transact';
import { endSessions } from '../login/end-sessions';
import { isOwnAccount } from '../policies';
import { findVisibleUser } from '../read-user';
import { makeRecoveryCodes } from './recovery-codes';
import { spendCode } from './spend-code';

/** Whether the person has a second factor. */
export async function readSecondFactor(
  { models }: Pick<Dependencies, 'models'>,
  person: Person,
): Promise<SecondFactorState> {
  const since = person.account.secondFactorSince;
  if (!since) return { isOn: false, recoveryCodesLeft: 0 };
  const factor = await models.SecondFactor.findOne(ownedBy(person)).lean<StoredSecondFactor>();
  const recoveryCodesLeft = factor?.recoveryHashes.length ?? 0;
  return { isOn: true, since: since.toISOString(), recoveryCodesLeft };
}

/** Requires a code from somebody who has a second factor. @throws ProblemError 400, 409 or 429 */
async function requireCode(deps: Dependencies, person: Person, code: string): Promise<void> {
  if (!person.account.secondFactorSince)
    throw new ProblemError('conflict', 'You don’t use an authenticator app yet.');
  if (!(await spendCode(deps, person.account._id, code)))
    throw invalidField('code', 'This code is incorrect.');
}

/** Replaces the recovery codes. @throws ProblemError 400 for a wrong code, 409 without a second factor, or 429 */
export async function replaceRecoveryCodes(
  deps: Dependencies,
  person: Person,
  code: string,
): Promise<RecoveryCodes> {
  await requireCode(deps, person, code);
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

/** Turns the second factor off. @throws ProblemError 400 for a wrong code, 409 if it is off, or 429 */
export async function removeSecondFactor(deps: Dependencies, person: Person, code: string): Promise<void> {
  await requireCode(deps, person, code);
  const { models } = deps;
  const { _id: userId } = person.account;
  await transact(deps, async (session, record) => {
    await forgetSecondFactor(models, userId, session);
    await record('user.second-factor-changed', { userId: person.userId, change: 'off' });
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
