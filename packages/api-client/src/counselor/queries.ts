import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { registrationQueries } from '../registration-queries';

/** The queries of one counselor by id, and of all counselors of a year. */
export const { one: counselorQuery, list: counselorListSource } = registrationQueries<CounselorRecord>(
  'counselor',
  counselorOperations,
);
