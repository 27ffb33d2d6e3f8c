import type { RecordRules } from '../records/rules';
import { vaccinationRules } from '../registration/proof-rules';
import type { CamperFieldName } from './record';

/** The rules between the answers of a camper's registration. */
export const camperRules: RecordRules<CamperFieldName> = vaccinationRules;
