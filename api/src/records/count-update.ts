import type { Subject } from '@camp/contracts/access/catalogue';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { refuseAbove } from '../limits/rate-limiter';
import { mayChangeMany } from './policies';

/**
 * Counts a change of a record, each of which may cause mails, unless the person may change any number of them.
 *
 * @throws ProblemError 429 when the account changes too much
 */
export async function countUpdate(
  { limiter }: Pick<Dependencies, 'limiter'>,
  person: Person,
  subject: Subject,
): Promise<void> {
  if (!mayChangeMany(person, subject)) await refuseAbove(limiter, 'update', person.userId);
}
