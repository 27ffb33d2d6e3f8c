import { can } from '@camp/contracts/access/can';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Subject } from '@camp/contracts/access/catalogue';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { refuseAbove } from '../http/rate-limiter';

/**
 * Counts a change of a record, each of which may cause mails. Whoever enters what families send on paper changes as many
 * as there are; of accounts only the role `admin` does.
 *
 * @throws ProblemError 429 when the account changes too much
 */
export async function countUpdate(
  { limiter }: Pick<Dependencies, 'limiter'>,
  person: Person,
  subject: Subject,
): Promise<void> {
  const isExempt =
    subject === 'user' ? person.roles.includes(adminRoleName) : can(person.permissions, 'edit-all', subject);
  if (!isExempt) await refuseAbove(limiter, 'update', person.userId);
}
