import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { networkOf, refuseAbove } from '../../limits/rate-limiter';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { browserOf } from '../sign-up/sign-up-cookie';

/**
 * Sends a new link for this browser's sign-up; without one, the link leads to choosing a password. The answer never
 * reveals whether an email was sent.
 */
export async function resendVerification(
  deps: Dependencies,
  { body: { email }, address, headers }: PublicCall<undefined, undefined, EmailOnlyInput>,
): Promise<DoneWithMessage> {
  await refuseAbove(deps.limiter, 'linkByAddress', networkOf(address));
  await fileAccountRequest(deps, { kind: 'resend', email, browser: browserOf(deps, { headers }) });
  return {
    result: true,
    msg: 'If this address still needs verification, a new link is on its way.',
  };
}
