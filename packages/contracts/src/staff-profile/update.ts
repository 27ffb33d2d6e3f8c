import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { staffProfileRecord } from './record';

/** `/staff-about/update/{id}`: absent fields stay as they are. */
export const staffProfileUpdate = updateOf(staffProfileRecord, noRules);
