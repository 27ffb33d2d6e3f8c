import { updateOf } from '../records/update-of';
import { staffApplicationRecord } from './record';
import { staffApplicationRules } from './rules';

/** `/staff/update/{id}`: what is left out stays as it is. */
export const staffApplicationUpdate = updateOf(staffApplicationRecord, staffApplicationRules);
