import { formOf } from '../records/form-of';
import { camperRecord } from './record';
import { camperRules } from './rules';

/** The camper registration form. */
export const camperForm = formOf(camperRecord, camperRules);
