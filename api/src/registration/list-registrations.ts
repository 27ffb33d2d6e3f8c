import { number } from '@camp/contracts/forms/number-fields';
import { sortsOf, type ListDeclaration } from '@camp/contracts/lists/list';
import type { ContactPreference } from '@camp/contracts/user/options';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readList, readQuery, type ListOptions } from '../lists/list';
import type { Person } from '../auth/person';
import { csvRows } from '../lists/csv-rows';
import { onlyChosen, type FileAsked } from '../lists/chosen-records';
import { chooseColumns } from '../lists/export-columns';
import { filterSchemaOf, inOwnWords, narrowedBy, ownWordsOf, refusedFieldsOf } from '../lists/filter-schema';
import { inBatches } from '../lists/in-batches';
import { refuseMedical } from '../lists/refuse-medical';
import { mayReadAllMedical } from './policies';
import { isLimited } from './account-limits';
import { markNearLimit } from './accounts-near-limit';
import { contactInFile, withPreferredContact } from './preferred-contact';
import { sharedMeanings } from './shared-meanings';
import type { RegistrationKind } from './registration-kind';
import { viewRegistrations } from './view-registrations';

/** What a list of registrations can be asked for: the filters of its declaration, in words of its own too, and a year. */
export const registrationListSchema = (list: ListDeclaration) =>
  listQuerySchema.extend({
    ...refusedFieldsOf(list),
    ...filterSchemaOf(list),
    ...ownWordsOf(list),
    year: number('Choose a year.', 'Choose a year.', (year) => year.int('Choose a year.')).optional(),
  });

/** A checked query of such a list. */
export type RegistrationListQuery = z.output<ReturnType<typeof registrationListSchema>>;

const byName = ['nameLast', 'nameFirst'];

/** Equal ones stand by their names; the list's own order is by when they came. */
function waysToAsk<Stored extends StoredRegistration, Presented>({
  list,
  searchable,
  searchableDigits = [],
}: RegistrationKind<Stored, Presented>) {
  const sorts = sortsOf(list).filter((name) => name !== 'createdAt');
  const thenBy = Object.fromEntries(
    sorts.map((name) => [name, name === 'nameLast' ? ['nameFirst'] : byName]),
  );
  return { sortable: ['createdAt', ...sorts] as const, thenBy, searchable, searchableDigits };
}

/** What a query means to the database. */
export interface Asked<Stored> {
  /** 0 when no year is named and there is no camp: nothing is of that year. */
  campYear: number;
  options: ListOptions<Stored>;
}

/**
 * Reads what is asked of the registrations of a year, the current camp's when none is named.
 *
 * @throws ProblemError 403 for what only holders of `data` may ask
 */
export async function askForRegistrations<Stored extends StoredRegistration, Presented>(
  { models, clock }: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  { year, ...asked }: RegistrationListQuery & { columns?: readonly string[] | undefined },
): Promise<Asked<Stored>> {
  const query = inOwnWords(kind.list, asked);
  refuseMedical(kind.list, query, mayReadAllMedical(person, kind.subject));
  const campYear = year ?? (await currentCamp(models, clock.now()))?.year ?? 0;
  const narrowed = await narrowedBy(kind.list, query, {
    ...kind.meanings,
    ...sharedMeanings(models, kind.model(models), campYear),
  });
  const filter = { campYear, ...narrowed } as QueryFilter<Stored>;
  return { campYear, options: { ...waysToAsk(kind), filter, query } };
}

/** A page of the registrations of a year, the current camp's when none is named. */
export async function listRegistrations<
  Stored extends StoredRegistration,
  Presented extends { userId: string },
>(
  deps: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  { purpose, ...query }: RegistrationListQuery & { purpose?: 'file' | undefined },
): Promise<{ items: Presented[]; total: number }> {
  const { options } = await askForRegistrations(deps, person, kind, query);
  const { items, total } = await readList<Stored>(kind.model(deps.models), options);
  const seen = viewRegistrations(deps, person, kind, items, purpose === 'file' ? 'export' : 'list');
  const records = withPreferredContact(deps.models, items, seen);
  if (!isLimited(kind.subject)) return { items: await records, total };
  return { items: await markNearLimit(kind.model(deps.models), items, records), total };
}

/**
 * The list as a file: what its query finds, with the columns that the person may see, written batch by batch.
 *
 * @throws ProblemError 403 for what only holders of `data` may ask, 400 for a column that is not there
 */
export async function exportRegistrations<
  Stored extends StoredRegistration,
  Presented extends { userId: string; preferedContact?: ContactPreference },
>(
  deps: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  { columns: names, records, ...query }: RegistrationListQuery & FileAsked,
): Promise<{ fileName: string; rows: AsyncIterable<string> }> {
  const { campYear, options } = await askForRegistrations(deps, person, kind, { ...query, columns: names });
  const columns = chooseColumns(kind.list, names, mayReadAllMedical(person, kind.subject));
  const { wanted, sort } = readQuery(options);
  const batches = async function* () {
    for await (const some of inBatches<Stored>(kind.model(deps.models), onlyChosen(wanted, records), sort))
      yield await withPreferredContact(
        deps.models,
        some,
        viewRegistrations(deps, person, kind, some, 'export'),
      );
  };
  return {
    fileName: `${kind.list.name}-${campYear || 'none'}.csv`,
    rows: csvRows(columns, batches(), { ...contactInFile, ...kind.inFile }),
  };
}
