import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { transact } from '../../transact';

/**
 * Emails the owner of an account about wrong logins. It runs after the response, so that addresses with an account
 * don't take longer.
 */
export function notifyOwner(deps: Dependencies, { _id, emailKey }: StoredUser): void {
  deps.afterwards.run('mail about wrong logins', async () => {
    try {
      await transact(deps, (_session, record) => record('user.wrong-logins', { userId: _id.toString() }));
    } catch (error) {
      // The next wrong login tries again.
      await deps.limiter.forgive('wrongLoginsNotice', emailKey);
      throw error;
    }
  });
}
