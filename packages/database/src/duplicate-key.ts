/**
 * Whether a write failed because another record holds a unique value.
 *
 * @param error - what the write threw
 * @param field - only when this field's index is the one that refused
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 11000) return false;
  if (field === undefined) return true;
  return 'keyPattern' in error && Object.hasOwn(error.keyPattern as object, field);
}

/**
 * For `catch`: what a duplicate key stands for; any other error as it is.
 *
 * @param problem - what is thrown in its place
 * @param field - as for `isDuplicateKey`
 */
export const onDuplicateKey =
  (problem: (error: unknown) => Error, field?: string) =>
  (error: unknown): never => {
    throw isDuplicateKey(error, field) ? problem(error) : error;
  };
