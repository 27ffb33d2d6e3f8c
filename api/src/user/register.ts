import { userRoleName } from '@camp/contracts/access/default-roles';
import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { RegisterInput } from '@camp/contracts/user/schemas';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { createLink } from '@camp/database/link/links';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { networkOf, refuseAbove } from '../http/rate-limiter';
import { transact } from '../transact';

/** A second submit within this time is the same one, in milliseconds (contract.md, Conventions). */
const repeatedSubmit = 60_000;

const registered: DoneWithMessage = { result: true, msg: 'You have successfully registered.' };

/**
 * Sign-up. The answer is the same for a new and for a known address: who owns a known one gets a notice by mail
 * (decisions.md, Accounts).
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
  // Hashed in either case: the time must not tell whether the address is known.
  const passwordHash = await deps.passwords.hash(password);
  if (await noticeIfKnown(deps, emailKey)) return registered;
  try {
    await createAccount(deps, { ...fields, emailKey, passwordHash });
  } catch (error) {
    if (!isDuplicateKey(error, 'emailKey')) throw error;
    // Somebody was faster; the account exists now.
    await noticeIfKnown(deps, emailKey);
  }
  return registered;
}

type NewAccount = Omit<RegisterInput, 'password' | 'passwordConf'> &
  Pick<StoredUser, 'emailKey' | 'passwordHash'>;

async function createAccount(deps: Dependencies, account: NewAccount): Promise<void> {
  await transact(deps, async (session, record) => {
    const [user] = await deps.models.User.create(
      [{ ...account, roles: [userRoleName], emailVerified: false }],
      {
        session,
      },
    );
    if (!user) throw new Error('MongoDB created no user.');
    const linkId = await createLink(deps.models, session, {
      purpose: 'verify-email',
      userId: user._id,
      email: account.email,
      now: deps.clock.now(),
      secret: deps.settings.jwtSecret,
    });
    await record('user.verification-requested', { linkId: linkId.toString() });
  });
}

async function noticeIfKnown(deps: Dependencies, emailKey: string): Promise<boolean> {
  const known = await deps.models.User.findOne({ emailKey }).lean<StoredUser>();
  if (!known) return false;
  const isRepeated = deps.clock.now().getTime() - known.createdAt.getTime() < repeatedSubmit;
  if (!isRepeated && (await deps.limiter.hit('mailedLink', 'notice', emailKey)) === 0) {
    await transact(deps, (_session, record) =>
      record('user.known-address-registered', { userId: known._id.toString() }),
    );
  }
  return true;
}
