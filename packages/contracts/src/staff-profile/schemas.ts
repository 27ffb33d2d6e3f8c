import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { updateOf } from '../records/update-of';
import { staffProfileRecord } from './record';

/** `/staff-about/create`. */
export const staffProfileSchema = schemaOf(staffProfileRecord, noRules);

/** `/staff-about/update/{id}`: what is left out stays as it is. */
export const staffProfileUpdate = updateOf(staffProfileRecord, noRules);
