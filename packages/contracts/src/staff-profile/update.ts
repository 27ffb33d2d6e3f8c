import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { staffProfileRecord } from './record';

/** The form of `/staff-about/update/{id}`. Absent fields don't change. */
export const staffProfileUpdate = updateOf(staffProfileRecord, noRules);
