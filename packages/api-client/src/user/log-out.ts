import * as userOperations from '@camp/contracts/user/operations';
import { call } from '../call';
import { endSession } from '../session';

/**
 * Ends the session on the server and in this browser. In the browser it ends even if the call fails, so that no
 * network error leaves a person logged in.
 *
 * @throws {CallError} if the server didn't end it
 */
export async function logOut(): Promise<void> {
  try {
    await call(userOperations.logout);
  } finally {
    endSession('logout');
  }
}
