import type { Field } from '@camp/contracts/records/field';
import { useFormContext, useFormState, type RegisterOptions } from 'react-hook-form';
import type { FormValues } from './form-values';
import { messageAt } from './message-at';

/**
 * Connects a control to the surrounding form: `<TextField {...useAnswer(name)} />`. Only the component that calls it
 * renders when its error changes.
 *
 * @param options such as `deps`, the names of fields whose errors depend on this answer
 * @returns registration and error of the field
 */
export function useAnswer(name: string, options?: RegisterOptions<FormValues>) {
  const { register, control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  return { ...register(name, options), error: messageAt(errors, name) };
}

/** Kinds that are never required: no incident is a valid answer, and pictures have their own rules. */
const neverNeeded: ReadonlySet<Field['kind']> = new Set(['incident', 'picture']);

/** The texts of a field's control, for every kind. */
export const wordsOf = (field: Field) => ({
  label: field.question,
  hint: field.hint,
  required: !('optional' in field && field.optional) && !neverNeeded.has(field.kind),
});

/** As `wordsOf`, for controls that browsers can autofill. They do so only if the declaration names the token. */
export const typedWordsOf = (field: Field) => ({
  ...wordsOf(field),
  autoComplete: field.autoComplete ?? 'off',
});
