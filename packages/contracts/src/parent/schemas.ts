import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { updateOf } from '../records/update-of';
import { parentRecord } from './record';

/** `/parent/create`. */
export const parentSchema = schemaOf(parentRecord, noRules);

/** `/parent/update/{id}`: absent fields stay as they are. */
export const parentUpdate = updateOf(parentRecord, noRules);
