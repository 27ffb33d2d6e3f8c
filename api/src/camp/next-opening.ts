import { isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { cachedCamps } from '@camp/database/camp/cached-camps';
import type { Dependencies } from '../dependencies';

/**
 * When registration opens next, for this camp or the next one.
 *
 * @param camp - the current one
 * @returns null while registration is open, or if no day is known
 */
export async function nextOpeningOf(
  { models }: Pick<Dependencies, 'models'>,
  camp: StoredCamp,
  now: Date,
): Promise<Date | null> {
  if (isRegistrationOpen(camp, now)) return null;
  if (camp.registrationStart > now) return camp.registrationStart;
  const openings = (await cachedCamps(models)).map(({ registrationStart }) => registrationStart);
  const [first] = openings
    .filter((opening) => opening > now)
    .sort((one, other) => Number(one) - Number(other));
  return first ?? null;
}
