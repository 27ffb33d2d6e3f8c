import type { Subject } from '@camp/contracts/access/catalogue';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { refuseAbove } from '../limits/rate-limiter';
import { mayChangeMany } from './policies';

/**
 * Limits changes of records, which may trigger emails. Some people have no limit.
 * @throws ProblemError 429 if the account exceeds its limit
 */
export async function countUpdate(
  { limiter }: Pick<Dependencies, 'limiter'>,
  person: Person,
  subject: Subject,
): Promise<void> {
  if (!mayChangeMany(person, subject)) await refuseAbove(limiter, 'update', person.userId);
}
