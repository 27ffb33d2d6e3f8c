import { isDocument } from '../bson/types';
import { notImplemented } from '../errors';

const position = /^(0|[1-9]\d*)$/;

/** Whether a part of a path can be a position in an array. */
export const isPosition = (part: string): boolean => position.test(part);

/** A document's own field, never a field of its prototype. */
export const ownField = (document: object, name: string): unknown =>
  Object.hasOwn(document, name) ? (document as Record<string, unknown>)[name] : undefined;

/** Looks up a table of operators or stages. @throws CommandError NotImplemented for an unknown name */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(table, name)) return table[name]!;
  throw notImplemented(name);
}

/**
 * Visits every value of a dotted path until a visit returns true. In an array, the path continues in each element that
 * is a document, and a number is also a position. A path that ends early is visited as `undefined`. A path that meets
 * an array without documents is not visited.
 */
export function visitPath(
  value: unknown,
  parts: readonly string[],
  visit: (value: unknown) => boolean,
  depth = 0,
): boolean {
  if (depth === parts.length) return visit(value);
  const part = parts[depth]!;
  if (Array.isArray(value)) {
    if (isPosition(part) && Number(part) < value.length) {
      if (visitPath(value[Number(part)], parts, visit, depth + 1)) return true;
    }
    return value.some(
      (element) => isDocument(element) && visitPath(ownField(element, part), parts, visit, depth + 1),
    );
  }
  if (isDocument(value)) return visitPath(ownField(value, part), parts, visit, depth + 1);
  return visit(undefined);
}

/** The value at a dotted path. Only a number, as a position, traverses an array. */
export function valueAt(value: unknown, parts: readonly string[]): unknown {
  let current = value;
  for (const part of parts) {
    if (Array.isArray(current)) current = isPosition(part) ? current[Number(part)] : undefined;
    else if (isDocument(current)) current = ownField(current, part);
    else return undefined;
  }
  return current;
}
