import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError } from './call-error';

/**
 * Puts the server's complaints on the fields of a form; the first one takes the focus.
 *
 * @param setError of react-hook-form
 * @param error what the call threw
 * @returns whether the form got at least one
 */
export function applyProblem<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof CallError)) return false;
  error.errors.forEach(({ path, message }, index) =>
    setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return error.errors.length > 0;
}

/** The sentence for a toast, whatever was thrown. */
export const messageFor = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
