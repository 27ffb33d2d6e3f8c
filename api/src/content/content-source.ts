import { namesIn } from '@camp/contracts/content/editable';
import type { ContentField, ContentSubject, EntryField } from '@camp/contracts/content/fields';
import type { Prose } from '@camp/contracts/content/prose';
import { schemaOfContent, type ContentSource } from '@camp/contracts/content/schema-of-content';
import { valueAt } from '@camp/contracts/content/value-at';
import type { FieldError } from '@camp/contracts/operations/replies';
import { refuse } from '../refusals/refuse';
import { markdownOf } from './markdown-of';
import { notMailText, notProse, parseProse } from './parse-prose';

/** The shipped words of a subject, as a person would type them. */
export const sourceOfDefaults = ({ defaults, fields }: ContentSubject): ContentSource =>
  mapFields(fields, (path, field) =>
    mapField(field, path, valueAt(defaults, path), (one, _path, value) =>
      one.kind === 'prose' ? markdownOf(value as Prose) : value,
    ),
  );

/** Checked words. */
interface CheckedSource {
  /** As they are typed. */
  source: ContentSource;
  /** As pages and emails use them. */
  values: ContentSource;
}

/**
 * Checks what a person typed.
 *
 * @throws ProblemError 400 with the errors of every field
 */
export function checkedSource(subject: ContentSubject, sent: ContentSource): CheckedSource {
  const { data: source, error } = schemaOfContent(subject).safeParse(sent);
  if (!error) {
    const { values, errors } = mapProse(subject, source);
    refuse([...mergeFieldErrors(subject, source), ...errors]);
    return { source, values };
  }
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  // Fields with the right shape are checked further.
  const others = Object.entries(subject.fields).filter(
    ([path]) => !errors.some((one) => one.path === path || one.path.startsWith(`${path}.`)),
  );
  const rest = { ...subject, fields: Object.fromEntries(others) };
  refuse([...errors, ...mergeFieldErrors(rest, sent), ...mapProse(rest, sent).errors]);
  throw error;
}

/** Parses every prose. `errors`: texts that aren't prose. */
function mapProse({ fields }: ContentSubject, source: ContentSource) {
  const errors: FieldError[] = [];
  const values = mapFields(fields, (path, field) =>
    mapField(field, path, source[path], (one, at, value) => {
      if (one.kind !== 'prose' || typeof value !== 'string') return value;
      const prose = parseProse(value, { links: !one.withoutLinks });
      if (prose === undefined) errors.push({ path: at, message: one.withoutLinks ? notMailText : notProse });
      return prose;
    }),
  );
  return { values, errors };
}

/** Names in braces that are unknown, or necessary and missing. */
function mergeFieldErrors({ mergeFields, fields }: ContentSubject, source: ContentSource): FieldError[] {
  const errors: FieldError[] = [];
  const names = Object.keys(mergeFields);
  const known = names.map((name) => `{${name}}`).join(', ');
  const advice = known === '' ? 'Remove it.' : `Use one of these: ${known}.`;
  const check = (path: string, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((one, index) => check(`${path}.${index}`, one));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([name, one]) => check(`${path}.${name}`, one));
    for (const name of namesIn(value)) {
      if (!names.includes(name)) errors.push({ path, message: `{${name}} is unknown. ${advice}` });
    }
  };
  for (const [path, { necessary = [] }] of Object.entries(fields)) {
    check(path, source[path]);
    const missing = necessary.filter((name) => !namesIn(source[path]).includes(name));
    errors.push(...missing.map((name) => ({ path, message: `Add {${name}}.` })));
  }
  return errors;
}

const mapFields = (
  fields: ContentSubject['fields'],
  map: (path: string, field: ContentField) => unknown,
): ContentSource =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, map(path, field)]));

type MapText = (field: Exclude<ContentField, { kind: 'entries' }>, path: string, value: unknown) => unknown;

/** Maps a field's value, or every value in its entries. */
function mapField(field: ContentField, path: string, value: unknown, map: MapText): unknown {
  if (field.kind !== 'entries') return map(field, path, value);
  return (value as Readonly<Record<string, unknown>>[]).map((entry, index) =>
    Object.fromEntries(
      Object.entries<EntryField>(field.of)
        .filter(([name]) => entry[name] !== undefined)
        .map(([name, one]) => [name, map(one, `${path}.${index}.${name}`, entry[name])]),
    ),
  );
}
