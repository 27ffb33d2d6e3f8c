import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { registrationQueries } from '../registration-queries';

/** The queries of one application by id, and of all applications of a year. */
export const { one: counselorApplicationQuery, list: counselorApplicationListSource } =
  registrationQueries<CounselorApplicationRecord>('counselor-app', counselorApplicationOperations);
