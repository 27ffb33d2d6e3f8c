import { registrationClosedNotice } from '@camp/contracts/camp/registration-closed';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problem';

/** 409 with the day on which registration opens, of this camp or of the next one that has its day still before it. */
export async function registrationClosed(
  { models }: Dependencies,
  camp: StoredCamp,
  now: Date,
): Promise<ProblemError> {
  const opening =
    camp.registrationStart > now
      ? camp
      : await models.Camp.findOne({ registrationStart: trusted({ $gt: now }) })
          .sort({ registrationStart: 1 })
          .lean<StoredCamp>();
  return new ProblemError('registration-closed', registrationClosedNotice(opening?.registrationStart));
}
