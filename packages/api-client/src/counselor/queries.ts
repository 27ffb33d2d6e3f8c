import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { registrationQueries } from '../registration-queries';

/** One counselor by its id, and all of a year. */
export const { one: counselorQuery, list: counselorListSource } = registrationQueries<CounselorRecord>(
  'counselor',
  counselorOperations,
);
