import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { Models } from '@camp/database/models';
import { trusted, type Model, type QueryFilter, type Types } from 'mongoose';
import type { Person } from '../auth/person';
import { namedKinds, type Named } from './named-kinds';

/** Names of people, by the ids of their records. */
export type Names = ReadonlyMap<string, string>;

const none: Names = new Map();

/**
 * Names of records that the reader may see in their lists.
 *
 * @param idsOf - the records' ids, by kind
 */
export async function namesOfRecords(
  models: Models,
  person: Person,
  idsOf: (kind: AuditKind) => readonly Types.ObjectId[],
): Promise<Names> {
  const found = await Promise.all(
    Object.entries(namedKinds)
      .filter(([, { maySee }]) => maySee(person))
      .map(([kind, { modelIn }]) => namesOf(modelIn(models), idsOf(kind as AuditKind))),
  );
  return new Map(found.flatMap((names) => [...names]));
}

/** Names of records' owners, by the ids of their accounts. */
export const namesOfOwners = (
  { User }: Models,
  records: readonly { userId: Types.ObjectId }[],
): Promise<Names> =>
  namesOf(
    User,
    records.map(({ userId }) => userId),
  );

/** Names of one kind's records, without checking rights. */
export async function namesOf<Stored extends Named>(
  model: Model<Stored>,
  ids: readonly Types.ObjectId[],
): Promise<Names> {
  if (ids.length === 0) return none;
  const wanted = { _id: trusted({ $in: [...ids] }) } as QueryFilter<Stored>;
  const found = await model
    .find(wanted, { nameFirst: 1, nameLast: 1 })
    .lean<(Named & { _id: Types.ObjectId })[]>();
  return new Map(found.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${nameFirst} ${nameLast}`]));
}
