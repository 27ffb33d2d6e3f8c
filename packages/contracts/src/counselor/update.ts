import { updateOf } from '../records/update-of';
import { counselorRecord } from './record';
import { counselorRules } from './rules';

/** `/counselor/update/{id}`: what is sent of a registration. */
export const counselorUpdate = updateOf(counselorRecord, counselorRules);
