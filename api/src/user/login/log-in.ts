import type { LoginInput } from '@camp/contracts/user/schemas';
import { readPlainOne } from '@camp/database/read-plain';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import { ProblemError } from '../../refusals/problem';
import { networkOf } from '../../limits/rate-limiter';
import { askForSecondFactor } from '../second-factor/login-challenge';
import { finishLogin } from './finish-login';
import { knownDevice, type DeviceCall } from './known-device';
import { admitLogin, countWrongLogin, forgiveLogin, type LoginAttempt } from './login-attempt';
import { recordFailedLogin } from './record-failed-login';
import { isPasswordOfSignUp } from '../sign-up/sign-up-password';
import { notifyOwner } from './notify-owner';

/**
 * Logs a person in. A wrong password and an unknown address get the same message in the same time. Only the right
 * password of a pending sign-up gets 476, whether or not the address has an account (docs/product/user.md). Wrong
 * passwords count per account and address together, per address, and per account.
 *
 * @throws ProblemError 401, also with a challenge for the second factor, 429 or 503 with Retry-After, 476
 */
export async function logIn(
  deps: Dependencies,
  { email, password }: LoginInput,
  call: Caller & DeviceCall,
): Promise<{ token: string; _id: string }> {
  const { limiter, models, settings } = deps;
  const emailKey = emailKeyOf(email);
  const user = await readPlainOne(models.User, { emailKey });
  const attempt = {
    emailKey,
    network: networkOf(call.address),
    knownDevice: user ? knownDevice(settings, user, call) : undefined,
  };
  const found = await findByPassword(deps, { attempt, user, password, signal: call.signal() });
  if (!found) throw wrongLogin();
  await forgiveLogin(limiter, attempt);
  if (!found.account)
    throw new ProblemError('unverified', 'Please verify your email address before you log in.');
  if (found.account.secondFactorSince) throw await askForSecondFactor(deps, found.account);
  return finishLogin(deps, found.account, call);
}

const wrongLogin = () => new ProblemError('wrong-login', 'The email address or password is incorrect.');

/** The account of a password, or no account while its sign-up is unverified. */
type Found = { account: StoredUser } | { account: undefined };

interface Asked {
  attempt: LoginAttempt;
  /** The address's account, or null. */
  user: StoredUser | null;
  password: string;
  signal: AbortSignal;
}

/** @returns undefined for a wrong password, which is counted */
async function findByPassword(
  deps: Dependencies,
  { attempt, user, password, signal }: Asked,
): Promise<Found | undefined> {
  const { limiter, passwords } = deps;
  const { emailKey } = attempt;
  let isWrong = false;
  try {
    const asked = { ...(await admitLogin(limiter, attempt)), signal };
    const isOfUser = await passwords.matches(user?.passwordHash, password, asked);
    if (user?.emailVerified && isOfUser) return { account: user };
    isWrong = !isOfUser;
    // Checked for every address, so that 476 and 401 take the same time for known and unknown addresses.
    const isOfSignUp = await isPasswordOfSignUp(deps, emailKey, password, asked);
    if (isOfUser || isOfSignUp) return { account: undefined };
  } catch (error) {
    // A client that hangs up, or gets an error the second time, already knows that the first password was wrong.
    if (isWrong) await countWrong(deps, attempt, user);
    else await forgiveLogin(limiter, attempt);
    throw error;
  }
  await countWrong(deps, attempt, user);
  return undefined;
}

/**
 * Counts a wrong password.
 * @param user - the address's account, or null
 */
async function countWrong(deps: Dependencies, attempt: LoginAttempt, user: StoredUser | null): Promise<void> {
  recordFailedLogin(deps, user);
  const mustNotifyOwner = await countWrongLogin(deps.limiter, attempt);
  if (mustNotifyOwner && user?.emailVerified) notifyOwner(deps, user);
}
