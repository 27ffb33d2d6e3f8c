import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { updateOf } from '../records/update-of';
import { campRecord } from './record';

/** The form of `/camp/create`. */
export const campSchema = schemaOf(campRecord, noRules);

const { year: _year, ...changeable } = campRecord.fields;

/** The form of `/camp/update/{id}`, where the year can't change. */
export const campUpdate = updateOf({ ...campRecord, fields: changeable }, noRules);
