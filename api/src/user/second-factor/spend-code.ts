import { codeMissing } from '@camp/contracts/user/second-factor-schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredSecondFactor } from '@camp/database/second-factor/second-factor-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { hashToken } from '@camp/runtime/link-token';
import { trusted, type Types } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import { countWrongAttempt } from '../../limits/count-wrong-attempt';
import { invalidField } from '../../refusals/problem';
import { transact } from '../../transact';
import { isAppCode, stepOfCode } from './totp';

/** Requires a right code of an account. @throws ProblemError 400 on `code`, or 429 after too many wrong ones */
export async function requireCode(
  deps: Dependencies,
  userId: Types.ObjectId,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw invalidField('code', codeMissing);
  if (!(await spendCode(deps, userId, code))) throw invalidField('code', 'This code is incorrect.');
}

/**
 * Checks a code of an account and uses it up.
 *
 * @param code - six digits or a recovery code, normalized
 * @returns whether it was right and unused
 * @throws ProblemError 429 after too many wrong ones
 */
export const spendCode = (deps: Dependencies, userId: Types.ObjectId, code: string): Promise<boolean> =>
  countWrongCode(deps, userId, () =>
    isAppCode(code) ? spendAppCode(deps, userId, code) : spendRecoveryCode(deps, userId, code),
  );

/**
 * Counts a wrong code for its account, whatever it was entered for, and apart from wrong passwords.
 *
 * @param check - whether the code is right
 * @returns the result of `check`
 * @throws ProblemError 429 after too many wrong ones
 */
export async function countWrongCode(
  { limiter, models }: Dependencies,
  userId: Types.ObjectId,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const isRight = await countWrongAttempt(limiter, ['secondFactor', userId.toString()], check);
  if (!isRight) await writeAudit(models, doneBy(undefined, 'fail-second-factor', 'user', [userId]));
  return isRight;
}

/** Uses up the code's time step. Of concurrent calls with the same code, one gets it. */
async function spendAppCode(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  userId: Types.ObjectId,
  code: string,
): Promise<boolean> {
  const factor = await models.SecondFactor.findOne(ownedBy({ userId })).lean<StoredSecondFactor>();
  const lastStep = factor?.secret && stepOfCode(factor.secret, code, clock.now());
  if (!lastStep) return false;
  const unused = {
    $or: [{ lastStep: trusted({ $exists: false }) }, { lastStep: trusted({ $lt: lastStep }) }],
  };
  // Another app has another document.
  const spent = await models.SecondFactor.updateOne({ _id: factor._id, ...unused }, { lastStep });
  return spent.modifiedCount === 1;
}

async function spendRecoveryCode(deps: Dependencies, userId: Types.ObjectId, code: string): Promise<boolean> {
  const recoveryHashes = hashToken(code);
  return transact(deps, async (session, record) => {
    const holding = { ...ownedBy({ userId }), recoveryHashes };
    const spent = await deps.models.SecondFactor.updateOne(
      holding,
      { $pull: { recoveryHashes } },
      { session },
    );
    if (spent.modifiedCount === 0) return false;
    await record('user.second-factor-changed', { userId: userId.toString(), change: 'recovery' });
    await writeAudit(deps.models, doneBy(undefined, 'use-recovery-code', 'user', [userId]), session);
    return true;
  });
}
