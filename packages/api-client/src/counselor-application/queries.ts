import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { registrationQueries } from '../registration-queries';

/** One application by its id, and all of a year. */
export const { one: counselorApplicationQuery, list: counselorApplicationListSource } =
  registrationQueries<CounselorApplicationRecord>('counselor-app', counselorApplicationOperations);
