import { CallError } from '@camp/api-client/call-error';
import { messageFor } from '@camp/api-client/problem';
import type { ContentField, ContentSubject, EntriesField } from '@camp/contracts/content/fields';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import type { FieldError } from '@camp/contracts/operations/replies';

/** The hint of a field that the person may not change. */
export const needsAdmin = 'Only people with the role admin can change this.';

/** A group of words, such as a question with its answer. */
export type Entry = Readonly<Record<string, unknown>>;

/** Names an entry: 'Question 2'. @param at its place in the list, from 0 */
export const entryName = ({ entry }: Pick<EntriesField, 'entry'>, at: number): string =>
  `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${at + 1}`;

/**
 * Words as they are sent: in the order of the form, without empty lines. An empty optional field is sent, since nothing
 * would mean the shipped words. In an entry it isn't.
 */
export const tidied = (fields: ContentSubject['fields'], typed: ContentSource): ContentSource =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, tidiedValue(field, typed[path])]));

function tidiedValue(field: ContentField, value: unknown): unknown {
  if (field.kind === 'entries')
    return (value as Entry[]).map((entry) => tidied(field.of, withoutEmpty(field, entry)));
  if (field.kind === 'lines') return ((value ?? []) as string[]).filter((line) => line.trim() !== '');
  return value;
}

const withoutEmpty = ({ of }: EntriesField, entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([name, value]) => value !== '' || !of[name]?.optional));

/** Whether two values of a field would be sent alike. */
export const isSame = (field: ContentField, one: unknown, other: unknown): boolean =>
  JSON.stringify(tidiedValue(field, one) ?? '') === JSON.stringify(tidiedValue(field, other) ?? '');

/** A field that differs, with both texts. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** The fields that differ. In entries, every part that differs: 'Question 2: Answer'. */
export const changesBetween = (
  { fields }: ContentSubject,
  before: ContentSource,
  after: ContentSource,
): Change[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    field.kind === 'entries'
      ? changedEntries(field, (before[path] ?? []) as Entry[], (after[path] ?? []) as Entry[])
      : changeOf(field.label, field, before[path], after[path]),
  );

const changeOf = (label: string, field: ContentField, before: unknown, after: unknown): Change[] =>
  isSame(field, before, after) ? [] : [{ label, before: asText(before), after: asText(after) }];

/** Compares what is between the equal entries at the beginning and at the end, since one may have been added. */
function changedEntries(field: EntriesField, before: readonly Entry[], after: readonly Entry[]): Change[] {
  const isEqual = (one?: Entry, other?: Entry) => one && other && isSame(field, [one], [other]);
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isEqual(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isEqual(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const count = Math.max(before.length, after.length) - last;
  return Array.from({ length: count - first }, (_, offset) => first + offset).flatMap((index) => {
    const one = index < before.length - last ? before[index] : undefined;
    const other = index < after.length - last ? after[index] : undefined;
    return Object.entries(field.of).flatMap(([part, asked]) =>
      changeOf(`${entryName(field, index)}: ${asked.label}`, asked, one?.[part], other?.[part]),
    );
  });
}

/** Words as plain text, a line for each. */
const asText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

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

/** Why there is no preview of the words as they are. */
export const reasonOf = (error: Error) =>
  error instanceof CallError && error.errors.length > 0
    ? 'The preview waits until every field is filled in correctly.'
    : messageFor(error);
