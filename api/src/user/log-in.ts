import type { LoginInput } from '@camp/contracts/user/schemas';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problem';
import { networkOf, refuseAbove } from '../http/rate-limiter';
import { openSession } from './sessions';

/**
 * Log-in: one message and one timing for a wrong password and an unknown address; 476 only after the right password
 * (decisions.md, Accounts). Wrong ones count per account and address together.
 *
 * @param address - the caller's network address
 */
export async function logIn(
  deps: Dependencies,
  { email, password }: LoginInput,
  address: string,
): Promise<{ token: string; _id: string }> {
  const emailKey = emailKeyOf(email);
  const attempt = ['login', emailKey, networkOf(address)] as const;
  await refuseAbove(deps.limiter, ...attempt);
  const user = await deps.models.User.findOne({ emailKey }).lean<StoredUser>();
  if (!(await deps.passwords.matches(user?.passwordHash, password)) || !user)
    throw new ProblemError('wrong-login', 'The email address or the password is not correct.');
  await deps.limiter.forgive(...attempt);
  if (!user.emailVerified)
    throw new ProblemError('unverified', 'Please verify your email address before you log in.');
  return { token: await openSession(deps, user._id), _id: user._id.toString() };
}
