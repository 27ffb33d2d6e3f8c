import * as z from 'zod';
import { alongWithOtherErrors } from '../forms/along-with-other-errors';
import { cleanedUpTo } from '../forms/fields';
import type { FieldError } from '../operations/replies';
import { brokenRules, followForcedAnswers, isIgnored } from './apply-rules';
import { detailsOf, repeatedPlaces, type CheckedDetail } from './between-fields';
import { declaredBy } from './declared-by';
import type { Detail, Field } from './field';
import { detailNameOf, type Fields, type WithFields } from './names';
import type { RecordDeclaration } from './record';
import type { CallValues } from './record-values';
import type { RecordRules } from './rules';
import { longestIn, schemaOfField } from './schema-by-kind';

/** A schema whose fields can be listed. */
export type RecordSchema<Values> = z.ZodType<Values> & { readonly shape: z.ZodRawShape };

/** What a checked call brings: the record's values, and what is beside them. */
export type CheckedCall<Declared, Beside extends z.ZodRawShape> = CallValues<Declared> &
  z.output<z.ZodObject<Beside>>;

/**
 * The schema of a call that creates a record: every error at once, in the order of the page, and as values only
 * what the declaration names. Imported by the API and by forms; whoever only shows records needs none of it.
 *
 * @param record the declaration
 * @param rules what its fields say of one another
 * @param beside what the call brings besides
 */
export function schemaOf<Declared extends Fields, Beside extends z.ZodRawShape = Record<never, never>>(
  record: RecordDeclaration & WithFields<Declared>,
  rules: RecordRules,
  beside?: Beside,
): RecordSchema<CheckedCall<Declared, Beside>> {
  const shape: z.ZodRawShape = { ...shapeOf(record), ...beside };
  const inPageOrder = pageOrderOf(Object.keys(shape));
  const details = detailsOf(record);
  const repeatedPasswords = repeatedPasswordsOf(record);
  const repeated = repeatedPlaces(record);
  const schema = z.object(shape).superRefine((values: Record<string, unknown>, { issues }) => {
    const wrong = issues.map(({ path }) => path?.[0]);
    for (const rule of rules.forced ?? [])
      if (wrong.includes(rule.field) && isIgnored(rule, values, wrong))
        issues.splice(0, issues.length, ...issues.filter(({ path }) => path?.[0] !== rule.field));
    const errors = [
      ...details.flatMap((detail) => checkDetail(detail, values)),
      ...repeatedPasswords(values),
      ...repeated(values),
      ...brokenRules(rules, values),
    ];
    for (const { path, message } of errors)
      issues.push({ code: 'custom', path: [path], message, input: values[path] });
    followForcedAnswers(rules, values);
    // The errors of the fields themselves are in order.
    if (errors.length === 0) return;
    issues.sort((one, other) => inPageOrder(String(one.path?.[0]), String(other.path?.[0])));
  }, alongWithOtherErrors);
  return schema as unknown as RecordSchema<CheckedCall<Declared, Beside>>;
}

/** Compares names by their place on the page; what has none comes last. */
export function pageOrderOf(names: readonly string[]): (one: string, other: string) => number {
  const indexes = new Map(names.map((name, index) => [name, index]));
  const placeOf = (name: string) => indexes.get(name) ?? names.length;
  return (one, other) => placeOf(one) - placeOf(other);
}

/** A schema for everything that travels in the body; details stand behind their answers. */
function shapeOf({ fields }: RecordDeclaration): z.ZodRawShape {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    const schema = schemaOfField(field);
    if (!schema) return [];
    return field.kind === 'yesNoDetail'
      ? [
          [name, schema],
          [detailNameOf(name), uncheckedDetail(field.detail)],
        ]
      : [[name, schema]];
  });
  return Object.fromEntries(entries);
}

/** Its answer says whether it is checked at all. */
function uncheckedDetail(detail: Detail) {
  const cleaned = cleanedUpTo(longestIn(detail));
  const given = (value: unknown) => (typeof value === 'string' || value instanceof Date ? value : undefined);
  return z.preprocess((value) => given(cleaned(value)), z.unknown().optional()).register(declaredBy, detail);
}

/** A Yes needs its detail, a No takes it away. @param values are changed */
function checkDetail({ name, path, check }: CheckedDetail, values: Record<string, unknown>): FieldError[] {
  if (values[name] === 'No') delete values[path];
  if (values[name] !== 'Yes') return [];
  const { errors, value } = check(values[path]);
  if (errors.length === 0) values[path] = value;
  return errors;
}

/** A password is typed twice, so that a slip of the finger does not lock its owner out. */
function repeatedPasswordsOf({ fields }: RecordDeclaration) {
  const repeating = Object.entries<Field>(fields).flatMap(([path, field]) =>
    field.kind === 'passwordAgain' ? [{ path, repeats: field.repeats, message: field.missing }] : [],
  );
  return (values: Record<string, unknown>): FieldError[] =>
    repeating.filter(({ path, repeats }) => values[path] !== values[repeats]);
}
