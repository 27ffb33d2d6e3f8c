import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The error of a field. */
export function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
): string | undefined {
  const error = (errors as Record<string, { message?: unknown } | undefined>)[name];
  return typeof error?.message === 'string' ? error.message : undefined;
}
