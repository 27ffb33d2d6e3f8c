import { zoneOfYear, type ZoneFrom } from '@camp/contracts/content/time-zones';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { Models } from '@camp/database/models';
import type { ClientSession } from 'mongoose';

/**
 * Refuses another time zone for camps with registrations, since families were told their due dates in it.
 *
 * @param before the zones that are saved now
 * @param after the zones to save
 * @returns an error for each camp whose zone would change
 */
export async function zoneErrors(
  { Camp, Camper, Counselor, StaffApplication }: Models,
  before: readonly ZoneFrom[],
  after: readonly ZoneFrom[],
  session: ClientSession,
): Promise<FieldError[]> {
  const camps = await Camp.find({}, { year: 1 }, { session }).sort({ year: 1 });
  const changed = camps.filter(({ year }) => zoneOfYear(year, before) !== zoneOfYear(year, after));
  const errors: FieldError[] = [];
  for (const { _id: campId, year } of changed) {
    const registered =
      (await Camper.exists({ campId }).session(session)) ??
      (await Counselor.exists({ campId }).session(session)) ??
      (await StaffApplication.exists({ campId }).session(session));
    if (registered)
      errors.push({
        path: 'zones',
        message: `Camp ${year} has registrations, so its time zone stays ${zoneOfYear(year, before)}.`,
      });
  }
  return errors;
}
