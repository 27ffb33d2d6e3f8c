import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from './call-error';

/**
 * Sets the server's errors on the fields of a form, and focuses the first one. Errors of fields that the form doesn't
 * have are skipped. Nobody could correct them, and the form would stay invalid forever.
 *
 * @param form of react-hook-form
 * @param error thrown by the call
 * @param fields the form's fields in the order of the page. Default: the server's order
 * @returns whether at least one error was set
 */
export function applyProblem<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  fields?: readonly Path<Values>[],
): boolean {
  if (!(error instanceof CallError)) return false;
  const values = getValues();
  const messages = new Map(error.errors.map(({ path, message }) => [path as Path<Values>, message]));
  const named = new Set([...(fields ?? []), ...messages.keys()]);
  const known = [...named].filter((name) => messages.has(name) && name in values);
  known.forEach((name, index) =>
    setError(name, { type: 'server', message: messages.get(name) }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/**
 * The server's errors about fields that the form doesn't have. They can't be corrected in the form, but have to be
 * shown.
 *
 * @param form of react-hook-form
 * @param error thrown by the call
 */
export function errorsBeside<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  error: unknown,
): { message: string }[] {
  if (!(error instanceof CallError)) return [];
  const values = getValues();
  return error.errors.filter(({ path }) => !(path in values)).map(({ message }) => ({ message }));
}

/** The server's error about a value that a form has outside its fields. @param error thrown by the call */
export const errorAt = (path: string, error: unknown): string | undefined =>
  error instanceof CallError ? error.errors.find((wrong) => wrong.path === path)?.message : undefined;

/** The sentence for a toast, for any thrown value. */
export const messageFor = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
