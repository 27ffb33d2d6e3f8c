import { number } from '@camp/contracts/forms/number-fields';
import { sortsOf } from '@camp/contracts/lists/list';
import { staffApplicationList } from '@camp/contracts/staff-application/list';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readList, readQuery, type ListOptions } from '../http/list';
import type { Person } from '../http/person';
import { csvRows } from '../lists/csv-rows';
import { chooseColumns, exportColumns } from '../lists/export-columns';
import { fieldFiltersOf, filterSchemaOf } from '../lists/filter-schema';
import { inBatches } from '../lists/in-batches';
import { refuseMedical } from '../lists/refuse-medical';
import { mayReadAllMedical } from '../registration/policies';
import { viewStaffApplications } from './present-staff-application';

/** What the list can be asked for: the filters of its declaration, and the words of its own. */
export const staffApplicationListSchema = listQuerySchema.extend({
  year: number('Choose a year.', 'Choose a year.', (year) => year.int('Choose a year.')).optional(),
  late: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
  ...filterSchemaOf(staffApplicationList),
});

/** The same for its file. */
export const staffApplicationExportSchema = staffApplicationListSchema.extend({ columns: exportColumns });

type Asked = z.output<typeof staffApplicationExportSchema>;

/** How the list may be asked; the first order is the one that it has by itself. */
const waysToAsk = {
  sortable: ['createdAt', ...sortsOf(staffApplicationList)],
  thenBy: { nameLast: ['nameFirst'], staffPosition: ['nameLast', 'nameFirst'] },
  searchable: ['nameFirst', 'nameLast', 'staffPositionOtherVal', 'emailAddress'],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
} as const satisfies Partial<ListOptions<StoredStaffApplication>>;

/**
 * Reads what is asked of the applications of a year, the current camp's when none is named; no camp has no year.
 *
 * @throws ProblemError 403 for what only holders of `data` may ask, 400 for an order that the list does not have
 */
export async function askForStaffApplications(
  { models, clock }: Dependencies,
  person: Person,
  { year, late, ...query }: Asked,
) {
  refuseMedical(staffApplicationList, query, mayReadAllMedical(person, 'staff'));
  const campYear = year ?? (await currentCamp(models, clock.now()))?.year ?? 0;
  const filter = {
    campYear,
    ...(late ? { late: late === 'true' } : {}),
    ...fieldFiltersOf(staffApplicationList, query),
  };
  return { campYear, options: { ...waysToAsk, filter, query } };
}

/** A page of the staff applications of a year. @throws as `askForStaffApplications` */
export async function listStaffApplications(
  deps: Dependencies,
  person: Person,
  query: z.output<typeof staffApplicationListSchema>,
): Promise<{ items: StaffApplicationRecord[]; total: number }> {
  const { options } = await askForStaffApplications(deps, person, query);
  const { items, total } = await readList<StoredStaffApplication>(deps.models.StaffApplication, options);
  return { items: await viewStaffApplications(deps, person, items, 'list'), total };
}

/**
 * The list as a file: what its query finds, with the columns that the person may see, written batch by batch.
 *
 * @throws as `askForStaffApplications`; ProblemError 400 for a column that is not there
 */
export async function exportStaffApplications(
  deps: Dependencies,
  person: Person,
  query: Asked,
): Promise<{ fileName: string; rows: AsyncIterable<string> }> {
  const { campYear, options } = await askForStaffApplications(deps, person, query);
  const columns = chooseColumns(staffApplicationList, query.columns, mayReadAllMedical(person, 'staff'));
  const { wanted, sort } = readQuery(options);
  const batches = async function* () {
    for await (const batch of inBatches<StoredStaffApplication>(deps.models.StaffApplication, wanted, sort))
      yield await viewStaffApplications(deps, person, batch, 'export');
  };
  return { fileName: `staff-${campYear || 'none'}.csv`, rows: csvRows(columns, batches()) };
}
