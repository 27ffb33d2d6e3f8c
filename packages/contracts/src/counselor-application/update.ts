import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { counselorApplicationRecord } from './record';

/** `/counselor-app/update/{id}`: what is sent of an application. */
export const counselorApplicationUpdate = updateOf(counselorApplicationRecord, noRules);
