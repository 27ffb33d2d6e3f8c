import { schemaOf } from '../records/schema-of';
import { staffApplicationRecord } from './record';
import { staffApplicationRules } from './rules';

/** The staff application form. */
export const staffApplicationSchema = schemaOf(staffApplicationRecord, staffApplicationRules);
