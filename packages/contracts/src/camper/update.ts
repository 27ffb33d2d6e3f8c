import { updateOf } from '../records/update-of';
import { camperRecord } from './record';
import { camperRules } from './rules';

/** `/camper/update/{id}`: what is left out stays as it is. */
export const camperUpdate = updateOf(camperRecord, camperRules);
