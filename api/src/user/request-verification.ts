import type { SignUp } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { RecordEvent } from '../transact';

/** Has the link mailed that verifies an address, and with it the sign-up that asked for it. */
export async function requestVerification(
  { models, clock, settings }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  userId: Types.ObjectId,
  signUp: SignUp,
): Promise<void> {
  const linkId = await createLink(models, session, {
    purpose: 'verify-email',
    userId,
    email: signUp.email,
    now: clock.now(),
    signUp,
    secret: settings.jwtSecret,
  });
  await record('user.verification-requested', { linkId: linkId.toString() });
}
