import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { updateOf } from '../records/update-of';
import { campRecord } from './record';

/** `/camp/create`. */
export const campSchema = schemaOf(campRecord, noRules);

const { year: _year, ...changeable } = campRecord.fields;

/** `/camp/update/{id}`: the year can't change. */
export const campUpdate = updateOf({ ...campRecord, fields: changeable }, noRules);
