import * as userOperations from '@camp/contracts/user/operations';
import { call } from '../call';
import { endSession } from '../session';

/**
 * Ends the session on the server and in this browser. Here it ends even if the server call fails, so that nobody stays
 * logged in because of a network error.
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
