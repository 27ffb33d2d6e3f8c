import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { updateOf } from '../records/update-of';
import { parentRecord } from './record';

/** The form of `/parent/create`. */
export const parentSchema = schemaOf(parentRecord, noRules);

/** The form of `/parent/update/{id}`. Absent fields don't change. */
export const parentUpdate = updateOf(parentRecord, noRules);
