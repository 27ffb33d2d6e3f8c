import type { Field } from '@camp/contracts/records/field';
import { useFormContext, useFormState, type RegisterOptions } from 'react-hook-form';
import type { FormValues } from './form-values';
import { messageAt } from './message-at';

/**
 * Ties one control to the form around it: `<TextField {...useAnswer(name)} />`. Only what uses it renders when its
 * error changes.
 *
 * @param options such as `deps`, the names whose errors depend on this answer
 * @returns registration and error of the field
 */
export function useAnswer(name: string, options?: RegisterOptions<FormValues>) {
  const { register, control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  return { ...register(name, options), error: messageAt(errors, name) };
}

/** Kinds that nobody has to answer: never having had an incident is an answer, and pictures have rules of their own. */
const neverNeeded: ReadonlySet<Field['kind']> = new Set(['incident', 'picture']);

/** What a field says of its control, whatever its kind. */
export const wordsOf = (field: Field) => ({
  label: field.question,
  hint: field.hint,
  required: !('optional' in field && field.optional) && !neverNeeded.has(field.kind),
});

/** As `wordsOf`, of a control that the browser can fill in; it does so only where the declaration names the answer. */
export const typedWordsOf = (field: Field) => ({
  ...wordsOf(field),
  autoComplete: field.autoComplete ?? 'off',
});
