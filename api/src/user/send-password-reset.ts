import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import { createLink } from '@camp/database/link/links';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { transact } from '../transact';

const answer: DoneWithMessage = { result: true, msg: 'Please click the reset link in your email.' };

/**
 * Mails a reset link; the answer is the same for any address, and above the limit (3 per hour and account) it is
 * the same without a mail (reliability-and-security.md, Brute force).
 */
export async function sendPasswordReset(
  deps: Dependencies,
  { email }: EmailOnlyInput,
): Promise<DoneWithMessage> {
  const emailKey = emailKeyOf(email);
  if ((await deps.limiter.hit('mailedLink', 'reset', emailKey)) > 0) return answer;
  const user = await deps.models.User.findOne({ emailKey }).lean<StoredUser>();
  if (!user) return answer;
  await transact(deps, async (session, record) => {
    const linkId = await createLink(deps.models, session, {
      purpose: 'reset-password',
      userId: user._id,
      email: user.email,
      now: deps.clock.now(),
      secret: deps.settings.jwtSecret,
    });
    await record('user.password-reset-requested', { linkId: linkId.toString() });
  });
  return answer;
}
