import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { registrationQueries } from '../registration-queries';

/** One application by its id, and all of a year. */
export const { one: staffApplicationQuery, list: staffApplicationListSource } =
  registrationQueries<StaffApplicationRecord>('staff', staffApplicationOperations);
