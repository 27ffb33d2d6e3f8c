import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { staffProfileRecord } from './record';

/** `/staff-about/update/{id}`: what is left out stays as it is. */
export const staffProfileUpdate = updateOf(staffProfileRecord, noRules);
