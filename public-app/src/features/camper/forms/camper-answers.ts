import { camperRecord } from '@camp/contracts/camper/record';
import { camperRules } from '@camp/contracts/camper/rules';
import { camperSchema } from '@camp/contracts/camper/schemas';
import type { FormValues, FormValuesOf } from '../../../forms/form-values';
import { settledValues } from '../../../forms/values-of-form';

/** What the camper form holds while a person fills it in. */
export type CamperFormValues = FormValuesOf<typeof camperRecord.fields>;

/** The answers as they count: a proof of vaccination is only of a Yes. */
function settle(values: FormValues): FormValues {
  const settled = settledValues(camperRules, values);
  return settled.covid === 'No' ? { ...settled, covidVaccineImage: undefined } : settled;
}

/** What the form asks, and how it is checked. */
export const camperAnswers = { record: camperRecord, schema: camperSchema, settle };
