import { camperList } from '@camp/contracts/camper/list';
import { recordId } from '@camp/contracts/forms/fields';
import { number } from '@camp/contracts/forms/number-fields';
import { sortsOf } from '@camp/contracts/lists/list';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { trusted, type QueryFilter } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readQuery, type ListOptions } from '../lists/list';
import type { Person } from '../auth/person';
import { fileSchemaOf, forFile } from '../lists/file-schema';
import { filterSchemaOf, inOwnWords, narrowedBy, refusedFieldsOf } from '../lists/filter-schema';
import { refuseMedical } from '../lists/refuse-medical';
import { overdueIn } from './overdue';
import { mayReadAllMedical } from '../registration/policies';
import { sharedMeanings } from '../registration/shared-meanings';

const paidStates: Readonly<Record<string, boolean | null>> = { null: null, false: false, true: true };

const byName = ['nameLast', 'nameFirst'];

/** What the list of campers can be asked for: the filters of its declaration, and the words of its own. */
export const camperListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(camperList),
  ...filterSchemaOf(camperList),
  year: number('Choose a year.', 'Choose a year.', (year) => year.int('Choose a year.')).optional(),
  paid: z.enum(['null', 'false', 'true'], { error: 'null, false or true.' }).optional(),
  waitlist: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
  overdue: z.enum(['true'], { error: 'true.' }).optional(),
  account: recordId('Unknown account.').optional(),
  ...forFile,
});

/** What their files can be asked for. */
export const camperFileSchema = fileSchemaOf(camperListSchema.omit({ account: true, purpose: true }));

/** A checked query of the list. */
export type CamperListQuery = z.output<typeof camperListSchema>;

/** How the list may be asked; the first order is the one that it has by itself. */
const waysToAsk = {
  sortable: ['createdAt', ...sortsOf(camperList)],
  thenBy: { nameLast: ['nameFirst'], grade: byName, paid: byName, waitlist: byName },
  searchable: ['nameFirst', 'nameLast', 'parentNameFirst', 'parentNameLast', 'emailAddress'],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
} as const satisfies Partial<ListOptions<StoredCamper>>;

const nobody = { _id: trusted({ $in: [] }) };

/** What a query means to the database. */
export interface AskedCampers {
  /** 0 when no year is named and there is no camp: nothing is of that year. */
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
 * @throws ProblemError 403 for what only holders of `data` may ask, 400 for an order that the list does not have
 */
export async function askForCampers(
  { models, clock }: Dependencies,
  person: Person,
  asked: CamperListQuery & { columns?: readonly string[] | undefined },
): Promise<AskedCampers> {
  const query = inOwnWords(camperList, asked);
  refuseMedical(camperList, query, mayReadAllMedical(person, 'camper'));
  const { year, account } = query;
  const camp = year === undefined ? await currentCamp(models, clock.now()) : undefined;
  const campYear = year ?? camp?.year ?? 0;
  const overdue = async () => {
    const ofYear = camp ?? (await models.Camp.findOne({ year: campYear }).lean<StoredCamp>());
    return overdueIn(ofYear, clock.now()) ?? nobody;
  };
  const narrowed = await narrowedBy<typeof camperList, StoredCamper>(camperList, query, {
    paid: (paid) => ({ paid: paidStates[paid] ?? null }),
    waitlist: (waitlist) => ({ waitlist: waitlist === 'true' }),
    seat: (seat) => ({ waitlist: seat === 'waiting' }),
    overdue,
    ...sharedMeanings(models, models.Camper, campYear),
  });
  const filter = { campYear, ...(account && { userId: account }), ...narrowed } as QueryFilter<StoredCamper>;
  const options = { ...waysToAsk, filter, query };
  return { campYear, ...(camp && { camp }), options, ...readQuery(options) };
}
