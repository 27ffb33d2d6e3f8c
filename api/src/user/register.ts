import { userRoleName } from '@camp/contracts/access/default-roles';
import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { RegisterInput } from '@camp/contracts/user/schemas';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { SignUp } from '@camp/database/link/link-model';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { networkOf, refuseAbove } from '../http/rate-limiter';
import { repeatedSubmit } from '../http/submission';
import { transact } from '../transact';
import { inEvenTime } from './even-time';
import { requestVerification } from './request-verification';

const registered: DoneWithMessage = { result: true, msg: 'You have successfully registered.' };

/**
 * Sign-up. The answer is the same for a new and for a known address: who owns a known one gets a notice by mail
 * (decisions.md, Accounts). While an address is not verified, whoever signs up with it gets a link of their own, and
 * what counts in the end is the sign-up whose link is opened: nobody can put a password under another's address.
 *
 * @param address - the caller's network address
 */
export async function register(
  deps: Dependencies,
  { password, passwordConf: _same, ...fields }: RegisterInput,
  address: string,
): Promise<DoneWithMessage> {
  const emailKey = emailKeyOf(fields.email);
  await refuseAbove(deps.limiter, 'registerByEmail', emailKey);
  await refuseAbove(deps.limiter, 'registerByAddress', networkOf(address));
  // Hashed in either case, and what depends on the address takes an even time: it must not tell whether it is known.
  const signUp: SignUp = { ...fields, passwordHash: await deps.passwords.hash(password) };
  await inEvenTime(signUpOrTell(deps, emailKey, signUp, password));
  return registered;
}

async function signUpOrTell(
  deps: Dependencies,
  emailKey: string,
  signUp: SignUp,
  password: string,
): Promise<void> {
  const known = await deps.models.User.findOne({ emailKey }).lean<StoredUser>();
  try {
    if (!known) await createAccount(deps, emailKey, signUp);
    else await signUpAgain(deps, known, signUp, password);
  } catch (error) {
    if (!isDuplicateKey(error, 'emailKey')) throw error;
    // Somebody was faster; the account exists now.
    const faster = await deps.models.User.findOne({ emailKey }).lean<StoredUser>();
    if (faster) await signUpAgain(deps, faster, signUp, password);
  }
}

async function createAccount(deps: Dependencies, emailKey: string, signUp: SignUp): Promise<void> {
  await transact(deps, async (session, record) => {
    const account = { ...signUp, emailKey, roles: [userRoleName], emailVerified: false };
    const [user] = await deps.models.User.create([account], { session });
    if (!user) throw new Error('MongoDB created no user.');
    await requestVerification(deps, session, record, user._id, signUp);
  });
}

async function signUpAgain(
  deps: Dependencies,
  known: StoredUser,
  signUp: SignUp,
  password: string,
): Promise<void> {
  const isRecent = deps.clock.now().getTime() - known.createdAt.getTime() < repeatedSubmit;
  if (known.emailVerified) return isRecent ? undefined : notice(deps, known);
  // A double click, or the proxy's second try.
  if (isRecent && (await deps.passwords.matches(known.passwordHash, password))) return;
  await transact(deps, async (session, record) => {
    const unverified = { _id: known._id, emailVerified: false };
    const { matchedCount } = await deps.models.User.updateOne(unverified, signUp, { session });
    if (matchedCount > 0) await requestVerification(deps, session, record, known._id, signUp);
  });
}

async function notice(deps: Dependencies, { _id, emailKey }: StoredUser): Promise<void> {
  if ((await deps.limiter.hit('mailedLink', 'notice', emailKey)) > 0) return;
  await transact(deps, (_session, record) =>
    record('user.known-address-registered', { userId: _id.toString() }),
  );
}
