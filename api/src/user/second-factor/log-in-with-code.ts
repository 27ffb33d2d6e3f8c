import type { SecondFactorLoginInput } from '@camp/contracts/user/second-factor-schemas';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { tooMany } from '../../limits/rate-limiter';
import { ProblemError } from '../../refusals/problem';
import type { DeviceCall } from '../login/known-device';
import { finishLogin } from '../login/finish-login';
import { challengeOver, countTry, findChallenge, mostTries, useChallenge } from './login-challenge';
import { spendCode } from './spend-code';

/**
 * The second step of a login. The password was checked in the first, which created the challenge.
 *
 * @throws ProblemError 401 for a wrong code or a challenge that can't be used, or 429 after too many wrong codes
 */
export async function logInWithCode(
  deps: Dependencies,
  { challenge, code }: SecondFactorLoginInput,
  call: DeviceCall,
): Promise<{ token: string; _id: string }> {
  const { userId } = await findChallenge(deps, challenge);
  const { part, wait } = await deps.limiter.read('secondFactor', userId.toString());
  if (part >= 1) throw tooMany(wait);
  const counted = await countTry(deps, challenge);
  if (!(await spendCode(deps, userId, code))) throw wrongCode(counted.tries);
  const user = await deps.models.User.findById(userId).lean<StoredUser>();
  // A new password or a reset has ended this login meanwhile.
  if (!user?.secondFactorSince || (user.sessionGeneration ?? 0) !== counted.generation) throw challengeOver();
  await useChallenge(deps, counted);
  return finishLogin(deps, user, call);
}

function wrongCode(tries: number): ProblemError {
  if (tries >= mostTries) return challengeOver();
  const message = 'This code is incorrect.';
  return new ProblemError('wrong-code', message, { errors: [{ path: 'code', message }] });
}
