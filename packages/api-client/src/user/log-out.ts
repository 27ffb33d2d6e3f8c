import * as userOperations from '@camp/contracts/user/operations';
import { call } from '../call';
import { endSession } from '../session';

/**
 * Ends the session on the server and here. Here it ends whatever the server says: nobody who pressed Logout stays logged
 * in because a network failed.
 *
 * @throws {CallError} when the server did not end it
 */
export async function logOut(): Promise<void> {
  try {
    await call(userOperations.logout);
  } finally {
    endSession('logout');
  }
}
