import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from './call-error';

/**
 * Puts the server's errors on the fields of a form; the first one takes the focus. What the form does not hold
 * gets none: nobody could correct it there, and the form would stay invalid for good.
 *
 * @param form of react-hook-form
 * @param error what the call threw
 * @param fields the form's fields in the order of the page; as the server names them when absent
 * @returns whether the form got at least one
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
 * The server's errors about what a form does not hold: nobody could correct them at a field, but they are told.
 *
 * @param form of react-hook-form
 * @param error what the call threw
 */
export function errorsBeside<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  error: unknown,
): { message: string }[] {
  if (!(error instanceof CallError)) return [];
  const values = getValues();
  return error.errors.filter(({ path }) => !(path in values)).map(({ message }) => ({ message }));
}

/** The server's error about something that a form keeps outside of its fields. @param error what the call threw */
export const errorAt = (path: string, error: unknown): string | undefined =>
  error instanceof CallError ? error.errors.find((wrong) => wrong.path === path)?.message : undefined;

/** The sentence for a toast, whatever was thrown. */
export const messageFor = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
