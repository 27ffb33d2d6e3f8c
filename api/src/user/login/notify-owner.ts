import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { transact } from '../../transact';

/**
 * Notifies the owner of an account by email of wrong logins. It runs after the answer, which must not take longer for
 * an address that has an account.
 */
export function notifyOwner(deps: Dependencies, { _id, emailKey }: StoredUser): void {
  deps.afterwards.run('mail about wrong logins', async () => {
    try {
      await transact(deps, (_session, record) => record('user.wrong-logins', { userId: _id.toString() }));
    } catch (error) {
      // The next wrong one tries again.
      await deps.limiter.forgive('wrongLoginsNotice', emailKey);
      throw error;
    }
  });
}
