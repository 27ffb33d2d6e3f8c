import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { registrationQueries } from '../registration-queries';

/** The queries of one application by id, and of all applications of a year. */
export const { one: staffApplicationQuery, list: staffApplicationListSource } =
  registrationQueries<StaffApplicationRecord>('staff', staffApplicationOperations);
