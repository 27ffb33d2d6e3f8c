import { camperRecord } from '@camp/contracts/camper/record';
import { camperRules } from '@camp/contracts/camper/rules';
import { camperSchema } from '@camp/contracts/camper/schemas';
import type { FormValuesOf } from '../../../forms/form-values';

/** What the camper form holds while a person fills it in. */
export type CamperFormValues = FormValuesOf<typeof camperRecord.fields>;

/** What the form asks, and how it is checked. */
export const camperAnswers = { record: camperRecord, rules: camperRules, schema: camperSchema };
