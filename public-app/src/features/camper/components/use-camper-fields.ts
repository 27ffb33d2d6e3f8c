import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import type { FieldName } from '../forms/camper-form-sections';
import type { CamperFormValues } from '../forms/camper-form-values';

type FieldOfForm = UseFormRegisterReturn<FieldName> & { error: string | undefined; required: boolean };

/**
 * Ties the fields of a section to the form around it: `<TextField label="School" {...field('school')} />`.
 *
 * @returns `field(name)` for what must be answered and `optionalField(name)` for what may stay empty; messages
 *   appear only after a submit attempt (forms.md section 4)
 */
export function useCamperFields() {
  const { register, formState } = useFormContext<CamperFormValues>();
  const optionalField = (name: FieldName): FieldOfForm => ({
    ...register(name),
    error: formState.errors[name]?.message,
    required: false,
  });
  const field = (name: FieldName): FieldOfForm => ({ ...optionalField(name), required: true });
  return { field, optionalField };
}
