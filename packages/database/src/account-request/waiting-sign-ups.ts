import { trusted, type ClientSession } from 'mongoose';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { SignUp } from '../link/link-model';
import type { StoredAccountRequest } from './account-request-model';

/** A sign-up whose address is not verified yet. */
export type WaitingSignUp = StoredAccountRequest & { signUp: SignUp };

/**
 * The sign-ups that wait for an address, whether or not it has an account.
 *
 * @param emailKey - `emailKeyOf` the address
 * @returns the newest first
 */
export async function findWaitingSignUps(
  { AccountRequest }: Models,
  emailKey: string,
  now: Date,
  session?: ClientSession,
): Promise<WaitingSignUp[]> {
  const waiting = await readPlain(
    AccountRequest,
    { emailKey, kind: 'sign-up', expiresAt: trusted({ $gt: now }) },
    { sort: { createdAt: -1, _id: -1 }, session },
  );
  return waiting as WaitingSignUp[];
}

/**
 * Ends the waiting of all sign-ups with an address, once somebody has shown that it is theirs.
 *
 * @param session - the transaction in which the address is verified
 */
export async function dropWaitingSignUps(
  models: Models,
  session: ClientSession,
  emailKey: string,
): Promise<void> {
  await models.AccountRequest.deleteMany({ emailKey, kind: 'sign-up' }, { session });
}
