import { formOf } from '../records/form-of';
import { staffApplicationRecord } from './record';
import { staffApplicationRules } from './rules';

/** The staff application form. */
export const staffApplicationForm = formOf(staffApplicationRecord, staffApplicationRules);
