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
