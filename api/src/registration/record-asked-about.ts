import type { QueryFilter } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { recordSeen } from './record-seen';
import type { Listed, ListedKind } from './registration-kind';

/** Most people of whom a figure still tells something about each. */
const few = 10;

/**
 * Audits a question by medical answers about few people as a view of their answers, whatever its result. Who asks for
 * one child with an allergy learns the answer from the number of results, even if no record is shown.
 *
 * @param among - filter for the people that the question is about, without its medical part
 */
export async function recordAskedAbout<Stored extends Listed, Presented>(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  among: QueryFilter<Stored>,
): Promise<void> {
  const records = await kind
    .model(deps.models)
    .find(among, { _id: 1, userId: 1 })
    .limit(few + 1)
    .lean<Pick<Listed, '_id' | 'userId'>[]>();
  if (records.length <= few) await recordSeen(deps, person, { kind: kind.subject, records, action: 'list' });
}
