import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { staffProfileRecord } from './record';

/** `/staff-about/create`. */
export const staffProfileSchema = schemaOf(staffProfileRecord, noRules);
