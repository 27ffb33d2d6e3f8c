import { camperSchema } from '@camp/contracts/camper/schemas';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { complaintAboutPicture } from '../../../forms/picture';
import { resolverOf } from '../../../forms/resolver';
import { imageOf, withVaccinationRule, type CamperFormValues } from './camper-form-values';
import { allFieldNames } from './camper-form-sections';

const checkAnswers = resolverOf<CamperFormValues>(camperSchema);

/** Errors in the order of the page, so that the first one listed is the first one met. */
function inPageOrder(errors: FieldErrors<CamperFormValues>): FieldErrors<CamperFormValues> {
  const known = allFieldNames.filter((name) => errors[name]);
  return Object.fromEntries(known.map((name) => [name, errors[name]])) as FieldErrors<CamperFormValues>;
}

/** The request's own schema, and the picture, which the schema does not see. */
export const resolveCamperForm: Resolver<CamperFormValues> = async (values, context, options) => {
  const checked = await checkAnswers(withVaccinationRule(values), context, options);
  const complaint = complaintAboutPicture(imageOf(values));
  if (!complaint && Object.keys(checked.errors).length === 0) return checked;
  const errors: FieldErrors<CamperFormValues> = {
    ...checked.errors,
    ...(complaint && { covidVaccineImage: { type: 'image', message: complaint } }),
  };
  return { values: {}, errors: inPageOrder(errors) };
};
