import { registrationClosedNotice } from '@camp/contracts/camp/registration-closed';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { nextOpeningOf } from './next-opening';

/** 409 with the day on which registration opens next, if known. */
export async function registrationClosed(
  deps: Dependencies,
  camp: StoredCamp,
  now: Date,
): Promise<ProblemError> {
  return new ProblemError(
    'registration-closed',
    registrationClosedNotice(await nextOpeningOf(deps, camp, now), now),
  );
}
