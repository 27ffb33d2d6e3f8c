import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { EmailOnlyInput } from '@camp/contracts/user/schemas';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { networkOf, refuseAbove } from '../../limits/rate-limiter';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { browserOf } from '../sign-up/sign-up-cookie';

/** Has a reset link mailed; the answer is the same for any address, and with or without a mail. */
export async function sendPasswordReset(
  deps: Dependencies,
  { body: { email }, address, headers }: PublicCall<undefined, undefined, EmailOnlyInput>,
): Promise<DoneWithMessage> {
  await refuseAbove(deps.limiter, 'linkByAddress', networkOf(address));
  await fileAccountRequest(deps, { kind: 'reset', email, browser: browserOf(deps, { headers }) });
  return { result: true, msg: 'Please click the reset link in your email.' };
}
