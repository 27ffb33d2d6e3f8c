import { adminRoleName } from '@camp/contracts/access/default-roles';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';

/**
 * Audits a wrong password for an administrator's account, after the response, so that response times don't reveal these
 * addresses.
 * @param user - the account of the address, or undefined
 */
export function recordFailedLogin(
  { models, afterwards }: Pick<Dependencies, 'models' | 'afterwards'>,
  user: Pick<StoredUser, '_id' | 'roles'> | null | undefined,
): void {
  if (!user?.roles.includes(adminRoleName)) return;
  afterwards.run('audit of a failed login', async () => {
    await writeAudit(models, doneBy(undefined, 'fail-login', 'user', [user._id]));
  });
}
