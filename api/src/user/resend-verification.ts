import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import { createLink } from '@camp/database/link/links';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { transact } from '../transact';

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
  await transact(deps, async (session, record) => {
    const linkId = await createLink(deps.models, session, {
      purpose: 'verify-email',
      userId: user._id,
      email: user.email,
      now: deps.clock.now(),
      secret: deps.settings.jwtSecret,
    });
    await record('user.verification-requested', { linkId: linkId.toString() });
  });
  return answer;
}
