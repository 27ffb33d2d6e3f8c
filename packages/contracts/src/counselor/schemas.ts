import { schemaOf } from '../records/schema-of';
import { counselorRecord } from './record';
import { counselorRules } from './rules';

/** The counselor registration form, used by `/counselor/create`. */
export const counselorSchema = schemaOf(counselorRecord, counselorRules);
