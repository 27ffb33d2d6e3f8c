import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { staffProfileRecord } from './record';

/** The form of `/staff-about/create`. */
export const staffProfileSchema = schemaOf(staffProfileRecord, noRules);
