import { formOf } from '../records/form-of';
import { proofRules } from '../registration/proof-rules';
import { counselorRecord } from './record';

/** The counselor registration form. */
export const counselorForm = formOf(counselorRecord, proofRules);
