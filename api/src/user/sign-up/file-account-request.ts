import {
  lifeOfAccountRequest,
  type StoredAccountRequest,
} from '@camp/database/account-request/account-request-model';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { transact } from '../../transact';

/** A request about an address by somebody who isn't logged in. */
export type AccountRequest = Pick<
  StoredAccountRequest,
  'kind' | 'email' | 'signUp' | 'submissionKey' | 'browser' | 'returnUrl'
>;

/**
 * Stores a request about an address before the response. It makes the same writes in one transaction, whether or not
 * the address has an account (docs/decisions/0016). The worker does the rest.
 */
export async function fileAccountRequest(deps: Dependencies, request: AccountRequest): Promise<void> {
  const { models, clock } = deps;
  await transact(deps, async (session, record) => {
    const emailKey = emailKeyOf(request.email);
    const expiresAt = new Date(clock.now().getTime() + lifeOfAccountRequest);
    const [stored] = await models.AccountRequest.create([{ ...request, emailKey, expiresAt }], { session });
    if (!stored) throw new Error('MongoDB created no account request.');
    await record('user.account-requested', { requestId: stored._id.toString() });
  });
}
