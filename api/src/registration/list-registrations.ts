import { sortsOf, type ListDeclaration } from '@camp/contracts/lists/list';
import type { ContactPreference } from '@camp/contracts/user/options';
import { currentCamp } from '@camp/database/camp/current-camp';
import { sealedField } from '@camp/database/sealing/seal-documents';
import type { QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readList, readQuery, yearAsked, type ListOptions } from '../lists/list';
import type { Person } from '../auth/person';
import type { Streamed } from '../operations/streamed';
import { onlyChosen, type FileAsked } from '../lists/chosen-records';
import { chooseColumns } from '../lists/export-columns';
import { filterSchemaOf, inOwnWords, narrowedBy, ownWordsOf, refusedFieldsOf } from '../lists/filter-schema';
import { listFile } from '../lists/list-file';
import { asksMedical, refuseMedical, withoutMedicalFilters } from '../lists/refuse-medical';
import { mayReadAllMedical } from './policies';
import { isLimited } from './account-limits';
import { markNearLimit } from './accounts-near-limit';
import { requireFreshProof } from '../user/proof/fresh-proof';
import { contactInFile, withPreferredContact } from './preferred-contact';
import { recordAskedAbout, type CountedBy } from './record-asked-about';
import { sealedMeanings } from './sealed-meanings';
import { sharedMeanings } from './shared-meanings';
import type { AskedCamp, Listed, ListedKind } from './registration-kind';
import { viewRegistrations } from './view-registrations';
import { withOwnAnswers } from './with-own-answers';

/** Query parameters of a list of registrations: declared filters, its own parameters, and a year. */
export const registrationListSchema = (list: ListDeclaration) =>
  listQuerySchema.extend({
    ...refusedFieldsOf(list),
    ...filterSchemaOf(list),
    ...ownWordsOf(list),
    year: yearAsked,
  });

/** A checked query of such a list. */
export type RegistrationListQuery = z.output<ReturnType<typeof registrationListSchema>>;
/** A checked query of the list's call. */
export type ListQuery = RegistrationListQuery & { purpose?: 'file' | undefined };
/** Query parameters of the export. */
export type FileQuery = RegistrationListQuery & FileAsked;

const byName = ['nameLast', 'nameFirst'];

/** Ties are sorted by name. The default order is the order of registration. */
function waysToAsk<Stored extends Listed, Presented>({
  list,
  searchable,
  searchableDigits = [],
}: ListedKind<Stored, Presented>) {
  const sorts = sortsOf(list).filter((name) => name !== 'createdAt');
  const thenBy = Object.fromEntries(
    sorts.map((name) => [name, name === 'nameLast' ? ['nameFirst'] : byName]),
  );
  return { sortable: ['createdAt', ...sorts] as const, thenBy, searchable, searchableDigits };
}

/** The database filter of a query. */
export interface Asked<Stored> extends AskedCamp {
  options: ListOptions<Stored>;
}

/**
 * Reads the filtered registrations of a year, or those of them that were selected. The default is the current camp's
 * year.
 * @param countedBy - how the answer counts the registrations apart. Default: one figure for all
 * @throws ProblemError 403 for a medical filter or sort field without the right `data`
 */
export async function askForRegistrations<Stored extends Listed, Presented>(
  deps: Dependencies,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  { year, records, ...words }: RegistrationListQuery & FileAsked,
  countedBy?: CountedBy<Stored>,
): Promise<Asked<Stored>> {
  const query = inOwnWords(kind.list, words);
  refuseMedical(kind.list, query, mayReadAllMedical(person, kind.subject));
  const { models, clock } = deps;
  const camp = year === undefined ? ((await currentCamp(models, clock.now())) ?? undefined) : undefined;
  const campYear = year ?? camp?.year ?? 0;
  const meanings = {
    ...kind.meanings(deps, { campYear, camp }),
    ...sealedMeanings(kind.form.record, kind.model(models), campYear),
    ...sharedMeanings(models, kind.model(models), campYear),
  };
  const without = mayReadAllMedical(person, kind.subject) ? [] : [sealedField];
  const optionsOf = async (some: typeof query): Promise<ListOptions<Stored>> => {
    const narrowed = { campYear, ...(await narrowedBy(kind.list, some, meanings)) } as QueryFilter<Stored>;
    return { ...waysToAsk(kind), filter: onlyChosen(narrowed, records), query: some, without };
  };
  if (asksMedical(kind.list, { ...query, columns: undefined })) {
    const { wanted } = readQuery(await optionsOf(withoutMedicalFilters(kind.list, query)));
    await recordAskedAbout(deps, person, kind, { among: wanted, ...(countedBy && { countedBy }) });
  }
  return { campYear, camp, options: await optionsOf(query) };
}

/**
 * A page of a year's registrations. The default is the current camp's year.
 * @throws ProblemError 403 for a medical filter or sort field without the right `data`, or without a fresh proof for a
 *   list that the page saves as a file
 */
export async function listRegistrations<Stored extends Listed, Presented extends { userId: string }>(
  deps: Dependencies,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  { purpose, ...query }: ListQuery,
): Promise<{ items: Presented[]; total: number }> {
  if (purpose === 'file') requireFreshProof(deps, person);
  const { camp, options } = await askForRegistrations(deps, person, kind, query);
  const { items: listed, total } = await readList<Stored>(kind.model(deps.models), options);
  const items = await withOwnAnswers(kind.model(deps.models), person, listed, options);
  const action = purpose === 'file' ? 'export' : 'list';
  const seen = viewRegistrations(deps, person, kind, items, { action, camp });
  const records = withPreferredContact(deps.models, items, seen);
  if (!isLimited(kind.subject)) return { items: await records, total };
  return { items: await markNearLimit(kind.model(deps.models), items, records), total };
}

/**
 * Exports the filtered list in batches, with the columns that the person may see.
 * @param name - of the file
 * @throws ProblemError 403 for a medical filter, sort field or column without the right `data`, or 400 for an unknown
 *   column
 */
export async function exportRegistrations<
  Stored extends Listed,
  Presented extends { userId: string; preferedContact?: ContactPreference },
>(
  deps: Dependencies,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  asked: FileQuery,
  name = kind.fileName ?? kind.list.name,
): Promise<Streamed> {
  const { columns: names } = asked;
  const { campYear, camp, options } = await askForRegistrations(deps, person, kind, asked);
  const columns = chooseColumns(kind.list, names, mayReadAllMedical(person, kind.subject));
  // A medical filter tells as much as a column.
  const withoutMedical = names !== undefined && !asksMedical(kind.list, inOwnWords(kind.list, { ...asked }));
  const present = async (batch: readonly Stored[]) => {
    const some = await withOwnAnswers(kind.model(deps.models), person, batch, options);
    const seen = viewRegistrations(deps, person, kind, some, { action: 'export', camp, withoutMedical });
    return withPreferredContact(deps.models, some, seen);
  };
  const ownValues = { ...contactInFile, ...kind.inFile };
  const fileName = `${name}-${campYear || 'none'}.csv`;
  return listFile(fileName, kind.model(deps.models), options, { columns, present, ownValues });
}
