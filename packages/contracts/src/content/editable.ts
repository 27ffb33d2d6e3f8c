import { savedContent, type SavedContent } from './saved-content';

/** The defaults' type without its literals: a camp may save another text. */
export type Editable<Value> = Value extends string
  ? string
  : Value extends readonly unknown[]
    ? readonly Editable<Value[number]>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Editable<Value[Key]> }
      : Value;

/** Names in braces that a subject's texts may contain, with what replaces them. */
export type MergeFields = Readonly<Record<string, () => string>>;

/** How a subject is shipped, whatever was saved. */
interface Shipped {
  /** With names in braces. */
  defaults: object;
  mergeFields: MergeFields;
}

const shipped = new WeakMap<object, Shipped>();

/** The shipped words of an editable subject, and what its texts may name. */
export const shippedOf = (content: object): Shipped =>
  shipped.get(content) ?? { defaults: content, mergeFields: {} };

/**
 * Content that a camp can change. Read it when you need it, since a saved change replaces it at any time: a value that
 * was read while a module loaded stays the default.
 *
 * @param subject its key in `contentSubjects`
 * @param defaults the shipped words
 * @param mergeFields what the texts may name in braces
 * @returns an object like the defaults, whose properties are the current values
 */
/* #__NO_SIDE_EFFECTS__ */
export function editable<const Defaults extends object>(
  subject: string,
  defaults: Defaults,
  mergeFields: MergeFields = {},
): Editable<Defaults> {
  let seen: SavedContent | undefined;
  let current: Readonly<Record<string, unknown>> = {};
  const read = (): Readonly<Record<string, unknown>> => {
    const saved = savedContent();
    if (saved !== seen) {
      seen = saved;
      current = fillNames(withValues(defaults, saved[subject]?.values ?? {}), mergeFields) as typeof current;
    }
    return current;
  };
  const properties = Object.keys(defaults).map((name) => [
    name,
    { enumerable: true, get: () => read()[name] },
  ]);
  const content = Object.defineProperties({}, Object.fromEntries(properties)) as Editable<Defaults>;
  shipped.set(content, { defaults, mergeFields });
  return content;
}

/** A copy of the defaults with the saved values in it. */
function withValues(defaults: object, values: Readonly<Record<string, unknown>>, before = ''): object {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]: [string, unknown]) => {
      const path = `${before}${name}`;
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? withValues(value, values, `${path}.`) : (values[path] ?? value)];
    }),
  );
}

/** The names in braces in every text of a value, as written. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\{([^{}]{0,40})\}/g)].map(([, name = '']) => name);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** Replaces `{name}` in every text of a value. Unknown names stay, since saving refuses them. */
export function fillNames(value: unknown, mergeFields: MergeFields): unknown {
  if (typeof value === 'string')
    return value.includes('{')
      ? value.replace(/\{([\w ]{1,40})\}/g, (whole, name: string) => mergeFields[name]?.() ?? whole)
      : value;
  if (Array.isArray(value)) return value.map((one) => fillNames(one, mergeFields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillNames(one, mergeFields)]));
}
