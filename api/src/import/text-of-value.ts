/** A stored value as it would be in a cell, so that it can be read again. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('; ');
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
