import type { QueryFilter } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { recordSeen } from './record-seen';
import type { Listed, ListedKind } from './registration-kind';

/** Most people of whom a figure still tells something about each. */
const few = 10;

/** How an answer counts people apart. */
export interface CountedBy<Stored> {
  /** Fields that `group` needs. */
  fields: readonly (keyof Stored & string)[];
  /** The group of a person. */
  group(one: Stored): string;
}

/** The people whom a question is about. */
export interface AskedAbout<Stored> {
  /** Filter without its medical part. */
  among: QueryFilter<Stored>;
  /** Default: one figure for all. */
  countedBy?: CountedBy<Stored>;
}

/**
 * Audits a question by medical answers about few people as a view of their answers, whatever its result. Who asks for
 * one child with an allergy learns the answer from the number of results, even if no record is shown.
 */
export async function recordAskedAbout<Stored extends Listed, Presented>(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  { among, countedBy }: AskedAbout<Stored>,
): Promise<void> {
  const read = Object.fromEntries(['_id', 'userId', ...(countedBy?.fields ?? [])].map((name) => [name, 1]));
  const people = await kind
    .model(deps.models)
    .find(among, read)
    .limit(countedBy ? 0 : few + 1)
    .lean<Pick<Stored, '_id' | 'userId'>[]>();
  const counted = new Map<string, typeof people>();
  for (const one of people) {
    const group = countedBy?.group(one as Stored) ?? '';
    counted.set(group, [...(counted.get(group) ?? []), one]);
  }
  const records = [...counted.values()].filter(({ length }) => length <= few).flat();
  await recordSeen(deps, person, { kind: kind.subject, records, action: 'list' });
}
