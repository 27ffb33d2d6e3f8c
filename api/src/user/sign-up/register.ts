import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { RegisterInput } from '@camp/contracts/user/account-schemas';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { networkOf, refuseAbove } from '../../limits/rate-limiter';
import { submissionOf } from '../../idempotency/submission';
import { fileAccountRequest } from './file-account-request';
import { priorityOf } from '../password/hashing-queue';
import { markBrowser } from './sign-up-cookie';
import { hashSignUpPassword } from './sign-up-password';

/**
 * Stores a sign-up. The account is created only when its emailed link is opened, so nobody can set a password for
 * another person's address. The response is the same for a known address, whose owner gets a notice
 * (docs/decisions/0016).
 */
export async function register(
  deps: Dependencies,
  { body, ...call }: PublicCall<undefined, undefined, RegisterInput>,
): Promise<DoneWithMessage> {
  const { password, passwordConf: _same, returnUrl, ...fields } = body;
  const { email } = fields;
  const emailKey = emailKeyOf(email);
  await refuseAbove(deps.limiter, 'registerByAddress', networkOf(call.address));
  const signUp = {
    ...fields,
    passwordHash: await hashSignUpPassword(deps, emailKey, password, priorityOf(call)),
  };
  const { key: submissionKey } = submissionOf(undefined, 'sign-up', signUp, undefined);
  const browser = markBrowser(deps, call);
  await fileAccountRequest(deps, { kind: 'sign-up', email, signUp, submissionKey, browser, returnUrl });
  return { result: true, msg: 'You have successfully registered.' };
}
