import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import { userFieldNames } from '@camp/contracts/user/schemas';
import type { SignUp } from '@camp/database/link/link-model';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { transact } from '../transact';
import { requestVerification } from './request-verification';

const answer: DoneWithMessage = {
  result: true,
  msg: 'If this address waits for verification, an email with a new link is on its way.',
};

/** Mails a new verification link; the answer never tells whether there was one to mail. */
export async function resendVerification(
  deps: Dependencies,
  { email }: EmailOnlyInput,
): Promise<DoneWithMessage> {
  const emailKey = emailKeyOf(email);
  if ((await deps.limiter.hit('mailedLink', 'verification', emailKey)) > 0) return answer;
  const user = await deps.models.User.findOne({ emailKey, emailVerified: false }).lean<StoredUser>();
  if (!user) return answer;
  const signUp = Object.fromEntries(
    [...userFieldNames, 'passwordHash' as const].map((name) => [name, user[name]]),
  ) as unknown as SignUp;
  await transact(deps, (session, record) => requestVerification(deps, session, record, user._id, signUp));
  return answer;
}
