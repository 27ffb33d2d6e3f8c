import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { transact } from '../transact';

/**
 * Has a mail sent to the owner of an account about wrong logins. Begins after the answer that is being made, which
 * must not take longer for an address that has an account.
 */
export function tellOwner(deps: Dependencies, { _id, emailKey }: StoredUser): void {
  setImmediate(() => {
    transact(deps, (_session, record) => record('user.wrong-logins', { userId: _id.toString() })).catch(
      async (error: unknown) => {
        deps.logger.error({ err: error }, 'The owner could not be told of wrong logins');
        // The next wrong one tries again.
        await deps.limiter.forgive('wrongLoginsNotice', emailKey);
      },
    );
  });
}
