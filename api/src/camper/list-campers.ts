import type { CamperRecord } from '@camp/contracts/camper/operations';
import { number } from '@camp/contracts/forms/number-fields';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { QueryFilter } from 'mongoose';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readList } from '../http/list';
import type { Person } from '../http/person';
import { accountsNearLimit } from './accounts-near-limit';
import { viewCampers } from './view-campers';

const paidStates = { null: null, false: false, true: true } as const;

const byName = ['nameLast', 'nameFirst'];

/** What the list of campers can be asked for. */
export const camperListSchema = listQuerySchema.extend({
  year: number('Choose a year.', 'Choose a year.', (year) => year.int('Choose a year.')).optional(),
  paid: z.enum(['null', 'false', 'true'], { error: 'null, false or true.' }).optional(),
  waitlist: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
});

/** All campers of a year, the current camp's when none is named. */
export async function listCampers(
  deps: Dependencies,
  person: Person,
  { year, paid, waitlist, ...query }: z.output<typeof camperListSchema>,
): Promise<{ items: CamperRecord[]; total: number }> {
  const camp = year === undefined ? await currentCamp(deps.models, deps.clock.now()) : undefined;
  const campYear = year ?? camp?.year;
  if (campYear === undefined) return { items: [], total: 0 };
  const filter: QueryFilter<StoredCamper> = {
    campYear,
    ...(paid ? { paid: paidStates[paid] } : {}),
    ...(waitlist ? { waitlist: waitlist === 'true' } : {}),
  };
  const { items, total } = await readList<StoredCamper>(deps.models.Camper, {
    filter,
    query,
    sortable: ['createdAt', 'nameLast', 'nameFirst', 'grade', 'paid', 'waitlist', 'updatedAt'],
    thenBy: { nameLast: ['nameFirst'], grade: byName, paid: byName, waitlist: byName },
    searchable: ['nameFirst', 'nameLast', 'parentNameFirst', 'parentNameLast', 'emailAddress'],
    searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
  });
  const [records, nearLimit] = await Promise.all([
    viewCampers(deps, person, items, { action: 'list', ...(camp && { camp }) }),
    accountsNearLimit(deps, items),
  ]);
  const marked = records.map((record) => {
    const accountRegistrations = nearLimit.get(record.userId);
    return accountRegistrations ? { ...record, accountRegistrations } : record;
  });
  return { items: marked, total };
}
