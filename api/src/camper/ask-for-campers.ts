import { endOfDueDay } from '@camp/contracts/camp/dates';
import { camperList } from '@camp/contracts/camper/list';
import { number } from '@camp/contracts/forms/number-fields';
import { sortsOf } from '@camp/contracts/lists/list';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { trusted, type QueryFilter } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readQuery, type ListOptions } from '../http/list';
import type { Person } from '../http/person';
import { fieldFiltersOf, filterSchemaOf } from '../lists/filter-schema';
import { refuseMedical } from '../lists/refuse-medical';
import { mayReadAllMedical } from './policies';

const paidStates = { null: null, false: false, true: true } as const;

const byName = ['nameLast', 'nameFirst'];

/** What the list of campers can be asked for: the filters of its declaration, and the words of its own. */
export const camperListSchema = listQuerySchema.extend({
  year: number('Choose a year.', 'Choose a year.', (year) => year.int('Choose a year.')).optional(),
  paid: z.enum(['null', 'false', 'true'], { error: 'null, false or true.' }).optional(),
  waitlist: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
  overdue: z.enum(['true'], { error: 'true.' }).optional(),
  ...filterSchemaOf(camperList),
});

/** A checked query of the list. */
export type CamperListQuery = z.output<typeof camperListSchema>;

/** How the list may be asked; the first order is the one that it has by itself. */
const waysToAsk = {
  sortable: ['createdAt', ...sortsOf(camperList)],
  thenBy: { nameLast: ['nameFirst'], grade: byName, paid: byName, waitlist: byName },
  searchable: ['nameFirst', 'nameLast', 'parentNameFirst', 'parentNameLast', 'emailAddress'],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
} as const satisfies Partial<ListOptions<StoredCamper>>;

/** What a query means to the database. */
export interface AskedCampers {
  campYear: number;
  /** The camp of the year, where it is at hand. */
  camp?: StoredCamp;
  /** For `readList`. */
  options: ListOptions<StoredCamper>;
  wanted: QueryFilter<StoredCamper>;
  sort: { [field: string]: 1 | -1 };
}

/**
 * Reads what is asked of the campers of a year, the current camp's when none is named.
 *
 * @returns nothing when no year is named and there is no camp
 * @throws ProblemError 403 for what only holders of `data` may ask, 400 for an order that the list does not have
 */
export async function askForCampers(
  { models, clock }: Dependencies,
  person: Person,
  { year, paid, waitlist, overdue, ...query }: CamperListQuery & { columns?: readonly string[] | undefined },
): Promise<AskedCampers | undefined> {
  refuseMedical(camperList, query, mayReadAllMedical(person));
  const camp = year === undefined ? await currentCamp(models, clock.now()) : undefined;
  const campYear = year ?? camp?.year;
  if (campYear === undefined) return undefined;
  const { proof, ...answers } = fieldFiltersOf(camperList, query);
  const filter: QueryFilter<StoredCamper> = {
    campYear,
    ...(paid ? { paid: paidStates[paid] } : {}),
    ...(waitlist ? { waitlist: waitlist === 'true' } : {}),
    ...answers,
    // By the picture itself: a process of an earlier version stores no flags.
    ...(proof === undefined ? {} : { imageId: proof === 'Yes' ? trusted({ $ne: null }) : null }),
    ...(overdue && (await overdueIn(models, camp ?? campYear, clock.now()))),
  };
  const options = { ...waysToAsk, filter, query };
  return { campYear, ...(camp && { camp }), options, ...readQuery(options) };
}

/** Whoever was asked to pay and has not, once the due day is over; nobody before. */
async function overdueIn(
  models: Dependencies['models'],
  campOrYear: StoredCamp | number,
  now: Date,
): Promise<QueryFilter<StoredCamper>> {
  const camp =
    typeof campOrYear === 'number'
      ? await models.Camp.findOne({ year: campOrYear }).lean<StoredCamp>()
      : campOrYear;
  const isOver = camp && endOfDueDay(camp.registrationCamperEnd) < now;
  return isOver ? { paid: false, waitlist: false } : { _id: trusted({ $in: [] }) };
}
