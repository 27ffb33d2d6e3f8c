import { callQueryFrom } from '@camp/contracts/lists/call-query';
import { sortsOf, type ListDeclaration } from '@camp/contracts/lists/list';
import { namesMedical } from '@camp/contracts/lists/names-medical';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { MessageInput } from '@camp/contracts/message/schemas';
import { listsByName } from '@camp/contracts/saved-view/lists';
import { namedRecords, type NamedRecord } from '@camp/database/message/merge-values';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted, type Types } from 'mongoose';
import type * as z from 'zod';
import { camperKind } from '../camper/camper-kind';
import { camperListSchema } from '../camper/camper-list-schema';
import { applicationKind } from '../counselor-application/application-kind';
import { counselorKind } from '../counselor/counselor-kind';
import type { Dependencies } from '../dependencies';
import { readQuery } from '../lists/list';
import type { Person } from '../auth/person';
import { forbidden, invalidField, ProblemError } from '../refusals/problem';
import {
  askForRegistrations,
  registrationListSchema,
  type RegistrationListQuery,
} from '../registration/list-registrations';
import type { Listed, ListedKind } from '../registration/registration-kind';
import { maySeeViews } from '../saved-view/policies';
import { staffApplicationKind } from '../staff-application/staff-application-kind';

/** A recipient, and the ids of their records in the group. */
export interface Reader {
  user: Pick<StoredUser, '_id' | 'nameFirst' | 'nameLast' | 'email'>;
  recordIds: Types.ObjectId[];
}

/** The recipients of a list's address. */
export interface Group {
  campYear: number;
  readers: Reader[];
  /** Accounts without a verified address. */
  unreachable: number;
  /** Accounts that unsubscribed from group messages. */
  unsubscribed: number;
}

/** The camp year and the filter of a list. */
type Ask = (
  deps: Dependencies,
  person: Person,
  query: Record<string, string>,
) => Promise<{ campYear: number; wanted: object }>;

/** The query function of each list. A missing one does not compile. */
const asks: Record<RecordKind, Ask> = {
  camper: ofRegistrations(camperKind, camperListSchema),
  counselor: ofRegistrations(counselorKind),
  'counselor-app': ofRegistrations(applicationKind),
  staff: ofRegistrations(staffApplicationKind),
};

/** Queries the list of one kind of registration. */
function ofRegistrations<Stored extends Listed, Presented>(
  kind: ListedKind<Stored, Presented>,
  schema: z.ZodType<RegistrationListQuery> = registrationListSchema(kind.list),
): Ask {
  return async (deps, person, query) => {
    const { campYear, options } = await askForRegistrations(deps, person, kind, checked(schema, query));
    return { campYear, ...readQuery(options) };
  };
}

function checked<Query>(schema: z.ZodType<Query>, query: object): Query {
  const { data } = schema.safeParse(query);
  if (data === undefined) throw invalidField('query', 'This group isn’t valid. Choose it again.');
  return data;
}

/**
 * Determines the current recipients of a list's address, or the selected ones. Each account occurs once, sorted by
 * name. Medical filters are always refused.
 * @throws ProblemError 403 for a medical filter or a list that the person may not see, or 400 for a parameter that the
 *   list doesn't have
 */
export async function findGroup(
  deps: Dependencies,
  person: Person,
  { list, query, records: chosen }: Pick<MessageInput, 'list' | 'query' | 'records'>,
): Promise<Group> {
  if (!maySeeViews(person, list)) throw forbidden();
  const search = new URLSearchParams(query);
  if (namesMedical(listsByName[list], search))
    throw new ProblemError('forbidden', 'Groups can’t be based on medical answers. Choose the group again.');
  refuseUnknownWords(listsByName[list], search);
  const asked = await asks[list](deps, person, callQueryFrom(listsByName[list], search));
  const some = chosen && { _id: trusted({ $in: chosen }) };
  const records = await namedRecords(deps.models, list, some ? { $and: [some, asked.wanted] } : asked.wanted);
  return { campYear: asked.campYear, ...(await readersOf(deps, records)) };
}

const ownWords: ReadonlySet<string> = new Set(['year', 'q', 'sort']);

/**
 * A page ignores unknown filters, but an ignored filter would send a message to more people. Each parameter may occur
 * once, since only one value would count.
 */
function refuseUnknownWords(list: ListDeclaration, search: URLSearchParams): void {
  const asked = [...search];
  const sort = search.get('sort');
  if (sort !== null && !sortsOf(list).includes(sort.replace(/^-/, '')))
    throw invalidField(
      'query',
      `The group can’t be sorted by ‘${sort.slice(0, 50)}’. Choose the group again.`,
    );
  for (const [index, [word, value]] of asked.entries()) {
    const shown = word.slice(0, 50);
    if (asked.findIndex(([name]) => name === word) !== index)
      throw invalidField('query', `The group uses the filter ‘${shown}’ twice. Choose the group again.`);
    if (ownWords.has(word)) continue;
    const filter = list.filters.find(({ name }) => name === word);
    if (!filter) throw invalidField('query', `The group has no filter ‘${shown}’. Choose the group again.`);
    if (filter.options.every((option) => option.value !== value))
      throw invalidField(
        'query',
        `The group’s filter ‘${filter.label}’ is out of date. Choose the group again.`,
      );
  }
}

async function readersOf(
  { models }: Dependencies,
  records: readonly NamedRecord[],
): Promise<Omit<Group, 'campYear'>> {
  const byAccount = new Map<string, Types.ObjectId[]>();
  for (const { _id, userId } of records)
    byAccount.set(userId.toString(), [...(byAccount.get(userId.toString()) ?? []), _id]);
  const users = await models.User.find(
    { _id: trusted({ $in: [...byAccount.keys()] }), emailVerified: true },
    { nameFirst: 1, nameLast: 1, email: 1, unsubscribedAt: 1 },
  )
    .sort({ nameLast: 1, nameFirst: 1, _id: 1 })
    .lean<(Reader['user'] & Pick<StoredUser, 'unsubscribedAt'>)[]>();
  const wanting = users.filter(({ unsubscribedAt }) => !unsubscribedAt);
  const readers = wanting.map((user) => ({ user, recordIds: byAccount.get(user._id.toString()) ?? [] }));
  const unsubscribed = users.length - wanting.length;
  return { readers, unreachable: byAccount.size - users.length, unsubscribed };
}
