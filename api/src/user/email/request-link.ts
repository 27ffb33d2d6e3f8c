import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { networkOf, refuseAbove } from '../../limits/rate-limiter';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { browserOf } from '../sign-up/sign-up-cookie';

/** The same for any address, and with or without an email. */
const answers = {
  resend: 'If this email address still needs verification, a new link is on its way.',
  reset: 'Please click the reset link in your email.',
} as const;

/**
 * Sends a link: `resend` a new one for this browser's sign-up, `reset` one that leads to choosing a password. Without a
 * sign-up, `resend` leads there too. The answer never reveals whether an email was sent.
 *
 * @throws ProblemError 429 when a network address asks too often
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
