import { auditKinds } from '@camp/contracts/audit/kinds';
import { choice, date, recordId } from '@camp/contracts/forms/fields';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { Models } from '@camp/database/models';
import { addHours } from 'date-fns';
import { isValidObjectId, Types, trusted, type Model, type QueryFilter } from 'mongoose';
import type * as z from 'zod';
import { listQuerySchema, readQuery, type ListOptions } from '../http/list';

const day = date('Choose a day.', 'Choose a day.').optional();

/** What the audit can be asked. */
export const auditListSchema = listQuerySchema.extend({
  person: recordId('Unknown person.').optional(),
  kind: choice(auditKinds, 'Unknown kind.').optional(),
  from: day,
  to: day,
});

/** A checked query of it. */
export type AuditListQuery = z.output<typeof auditListSchema>;

/** No search is about more people than this. */
const mostFound = 500;

/** What a query means to the database. */
export async function askForAudit(
  models: Models,
  { person, kind, from, to, q, ...query }: AuditListQuery,
): Promise<ListOptions<StoredAudit>> {
  const filter: QueryFilter<StoredAudit> = {
    ...(person && { actorId: new Types.ObjectId(person) }),
    ...(kind && { subject: kind }),
    ...((from ?? to) && {
      createdAt: trusted({ ...(from && { $gte: from }), ...(to && { $lt: addHours(to, 24) }) }),
    }),
    ...(q && (await aboutWhomever(models, q))),
  };
  return { filter, query, sortable: ['-createdAt', 'createdAt'], searchable: [] };
}

/** What people did who are called so, and what was done to them or to the record with that id. */
async function aboutWhomever(models: Models, q: string): Promise<QueryFilter<StoredAudit>> {
  const { User, Camper } = models;
  const [users, campers] = await Promise.all([
    called(User, q, ['nameFirst', 'nameLast', 'email']),
    called(Camper, q, ['nameFirst', 'nameLast']),
  ]);
  const byId = isValidObjectId(q) && q.length === 24 ? [new Types.ObjectId(q)] : [];
  return {
    $or: [
      { actorId: trusted({ $in: [...users, ...byId] }) },
      { recordIds: trusted({ $in: [...users, ...campers, ...byId] }) },
    ],
  };
}

async function called<Stored>(
  model: Model<Stored>,
  q: string,
  searchable: readonly string[],
): Promise<Types.ObjectId[]> {
  const { wanted } = readQuery<Stored>({ filter: {}, query: { q }, sortable: ['_id'], searchable });
  const found = await model.find(wanted, { _id: 1 }).limit(mostFound).lean<{ _id: Types.ObjectId }[]>();
  return found.map(({ _id }) => _id);
}
