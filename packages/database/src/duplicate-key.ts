/**
 * Whether a write failed because another record has the same unique value.
 * @param error - the error of the write
 * @param field - if given, only this field's index counts
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 11000) return false;
  if (field === undefined) return true;
  return 'keyPattern' in error && Object.hasOwn(error.keyPattern as object, field);
}

/**
 * For `catch`: replaces a duplicate key error and rethrows any other error.
 *
 * @param problem - the error to throw instead
 * @param field - as for `isDuplicateKey`
 */
export const onDuplicateKey =
  (problem: (error: unknown) => Error, field?: string) =>
  (error: unknown): never => {
    throw isDuplicateKey(error, field) ? problem(error) : error;
  };
