import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { networkOf, refuseAbove } from '../../limits/rate-limiter';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { browserOf } from '../sign-up/sign-up-cookie';

/** The message is the same for every address, with or without an email. */
const answers = {
  resend: 'If this email address still needs verification, a new link is on its way.',
  reset: 'Please click the reset link in your email.',
} as const;

/**
 * Sends a link. `resend` sends a new one for this browser's sign-up, and `reset` one to choose a password. Without a
 * sign-up, `resend` works like `reset`. The response never reveals whether an email was sent.
 * @throws ProblemError 429 if a network address sends too many requests
 */
export async function requestLink(
  deps: Dependencies,
  kind: keyof typeof answers,
  { body: { email }, address, headers }: PublicCall<undefined, undefined, EmailOnlyInput>,
): Promise<DoneWithMessage> {
  await refuseAbove(deps.limiter, 'linkByAddress', networkOf(address));
  await fileAccountRequest(deps, { kind, email, browser: browserOf(deps, { headers }) });
  return { result: true, msg: answers[kind] };
}
