import type { SecondFactorLoginInput } from '@camp/contracts/user/second-factor-schemas';
import type { StoredChallenge } from '@camp/database/second-factor/challenge-model';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { tooMany } from '../../limits/rate-limiter';
import { ProblemError } from '../../refusals/problem';
import type { DeviceCall } from '../login/known-device';
import { finishLogin } from '../login/finish-login';
import { loginOf } from '../passkey/ask-passkey';
import { checkPasskey } from '../passkey/check-passkey';
import { challengeOver, countTry, findChallenge, mostTries, useChallenge } from './login-challenge';
import { spendCode } from './spend-code';

/**
 * The second step of a login, by a passkey or a code. The password was checked in the first, which created the
 * challenge.
 *
 * @throws ProblemError 401 for a wrong answer or a challenge that can't be used, or 429 after too many wrong codes
 */
export async function logInWithSecondFactor(
  deps: Dependencies,
  { challenge, code = '', passkey }: SecondFactorLoginInput,
  call: DeviceCall,
): Promise<{ token: string; _id: string }> {
  const found = await findChallenge(deps, challenge);
  if (!passkey) await requireCode(deps, found, challenge, code);
  else if (!(await checkPasskey(deps, loginOf(found), passkey)))
    throw wrong('passkey', 'This passkey wasn’t accepted. Please try again.');
  const user = await deps.models.User.findById(found.userId).lean<StoredUser>();
  // A new password or a reset has ended this login meanwhile.
  if (!user?.secondFactorSince || (user.sessionGeneration ?? 0) !== found.generation) throw challengeOver();
  await useChallenge(deps, found);
  return finishLogin(deps, user, call);
}

async function requireCode(
  deps: Dependencies,
  { userId }: StoredChallenge,
  challenge: string,
  code: string,
): Promise<void> {
  const { part, wait } = await deps.limiter.read('secondFactor', userId.toString());
  if (part >= 1) throw tooMany(wait);
  const { tries } = await countTry(deps, challenge);
  if (await spendCode(deps, userId, code)) return;
  throw tries >= mostTries ? challengeOver() : wrong('code', 'This code is incorrect.');
}

const wrong = (path: 'code' | 'passkey', message: string) =>
  new ProblemError('wrong-code', message, { errors: [{ path, message }] });
