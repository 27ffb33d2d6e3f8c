import type { ContentField, ContentSubject, EntriesField } from '@camp/contracts/content/fields';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import type { FieldError } from '@camp/contracts/operations/replies';

/** A group of words, such as a question with its answer. */
export type Entry = Readonly<Record<string, unknown>>;

/** Words as they are sent: in the order of the form, without empty lines and empty optional answers. */
export const tidied = (fields: ContentSubject['fields'], typed: ContentSource): ContentSource =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, tidiedValue(field, typed[path])]));

function tidiedValue(field: ContentField, value: unknown): unknown {
  if (field.kind === 'entries') return (value as Entry[]).map((entry) => tidied(field.of, entry));
  if (field.kind === 'lines') return (value as string[]).filter((line) => line.trim() !== '');
  return field.optional && value === '' ? undefined : value;
}

/** Whether two values of a field would be sent alike. */
export const isSame = (field: ContentField, one: unknown, other: unknown): boolean =>
  JSON.stringify(tidiedValue(field, one)) === JSON.stringify(tidiedValue(field, other));

/** The labels and values of the fields that differ. */
export const changesBetween = (
  { fields }: ContentSubject,
  before: ContentSource,
  after: ContentSource,
): { label: string; before: string; after: string }[] =>
  Object.entries(fields)
    .filter(([path, field]) => !isSame(field, before[path], after[path]))
    .map(([path, { label }]) => ({ label, before: asText(before[path]), after: asText(after[path]) }));

/** Words as plain text: a line for each, and an empty line between entries. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(typeof value[0] === 'object' ? '\n\n' : '\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asText).join('\n');
  return String(value ?? '');
}

/** An entry without words. */
export const emptyEntry = ({ of }: EntriesField): Entry =>
  Object.fromEntries(Object.entries(of).map(([name, { kind }]) => [name, kind === 'lines' ? [] : '']));

/** One error for each field of the form. The path of a line's error is that of its field. */
export const errorsByField = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(
    errors.map(({ path, message }) => {
      const field = path.replace(/\.\d+$/, '');
      return [field, { path: field, message }];
    }),
  ).values(),
];
