import { auditKinds, type AuditKind } from '@camp/contracts/audit/kinds';
import { auditList } from '@camp/contracts/audit/list';
import { date } from '@camp/contracts/forms/date-fields';
import { choice, recordId } from '@camp/contracts/forms/fields';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { Models } from '@camp/database/models';
import { addHours } from 'date-fns';
import { isValidObjectId, Types, trusted, type Model, type QueryFilter } from 'mongoose';
import type * as z from 'zod';
import { listQuerySchema, readQuery, type ListOptions } from '../lists/list';
import type { Person } from '../auth/person';
import { filterSchemaOf, narrowedBy, refusedFieldsOf } from '../lists/filter-schema';
import { namedKinds } from './named-kinds';

const day = date('Choose a day.', 'Choose a day.').optional();

/** The query parameters of the audit. */
export const auditListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(auditList),
  // Those below have their own messages.
  ...filterSchemaOf(auditList),
  person: recordId('Unknown person.').optional(),
  kind: choice(auditKinds, 'Unknown kind.').optional(),
  views: choice(['none', 'only', 'all'], 'Choose whether to include views.').optional(),
  from: day,
  to: day,
});

/** A checked query of the audit. */
export type AuditListQuery = z.output<typeof auditListSchema>;

/** Most people that one search by name covers. */
const mostFound = 500;

/**
 * The database filter of a query.
 *
 * @param person - the reader. Names find only records whose list the reader may see
 */
export async function askForAudit(
  models: Models,
  person: Person,
  { person: actor, from, to, q, ...query }: AuditListQuery,
): Promise<ListOptions<StoredAudit>> {
  const filter: QueryFilter<StoredAudit> = {
    ...(actor && { actorId: new Types.ObjectId(actor) }),
    ...((from ?? to) && {
      createdAt: trusted({ ...(from && { $gte: from }), ...(to && { $lt: addHours(to, 24) }) }),
    }),
    ...(q && (await aboutWhomever(models, person, q))),
    ...(await narrowedBy<typeof auditList, StoredAudit>(auditList, query, {
      kind: (kind) => ({ subject: kind as AuditKind }),
      views: (views) => (views === 'all' ? {} : { isView: views === 'only' }),
    })),
  };
  return { filter, query, sortable: ['-createdAt', 'createdAt'], searchable: [] };
}

/**
 * Rows by people with this name, rows about records with this name whose list the reader may see, and rows by or about
 * this id.
 */
async function aboutWhomever(models: Models, person: Person, q: string): Promise<QueryFilter<StoredAudit>> {
  const byId = isValidObjectId(q) && q.length === 24 ? [new Types.ObjectId(q)] : [];
  const [actors, ...records] = await Promise.all([
    called(models.User, q, ['nameFirst', 'nameLast', 'email']),
    ...Object.values(namedKinds)
      .filter(({ maySee }) => maySee(person))
      .map(({ modelIn, searchable }) => called(modelIn(models), q, searchable)),
  ]);
  return {
    $or: [
      { actorId: trusted({ $in: [...actors, ...byId] }) },
      { recordIds: trusted({ $in: [...records.flat(), ...byId] }) },
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
