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

/** A schema whose fields can be enumerated. */
export type RecordSchema<Values> = z.ZodType<Values> & { readonly shape: z.ZodRawShape };

/** The result of a checked call: the record's values, and the values beside them. */
export type CheckedCall<Declared, Beside extends z.ZodRawShape> = CallValues<Declared> &
  z.output<z.ZodObject<Beside>>;

/**
 * The schema of a call that creates a record. It reports all errors at once in the order of the page, and returns
 * declared values only. For the API and for forms. Code that only shows records doesn't need it.
 *
 * @param record the declaration
 * @param rules between its fields
 * @param beside further values of the call
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
    // The fields' own errors are in order already.
    if (errors.length === 0) return;
    issues.sort((one, other) => inPageOrder(String(one.path?.[0]), String(other.path?.[0])));
  }, alongWithOtherErrors);
  return schema as unknown as RecordSchema<CheckedCall<Declared, Beside>>;
}

/** Compares names by their position on the page. Unknown names come last. */
export function pageOrderOf(names: readonly string[]): (one: string, other: string) => number {
  const indexes = new Map(names.map((name, index) => [name, index]));
  const placeOf = (name: string) => indexes.get(name) ?? names.length;
  return (one, other) => placeOf(one) - placeOf(other);
}

/** A schema for everything in the body. Details follow their answers. */
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

/** Returns whether the field is validated at all. */
function uncheckedDetail(detail: Detail) {
  const cleaned = cleanedUpTo(longestIn(detail));
  const given = (value: unknown) => (typeof value === 'string' || value instanceof Date ? value : undefined);
  return z.preprocess((value) => given(cleaned(value)), z.unknown().optional()).register(declaredBy, detail);
}

/** A Yes requires its detail, a No removes it. @param values changed in place */
function checkDetail({ name, path, check }: CheckedDetail, values: Record<string, unknown>): FieldError[] {
  if (values[name] === 'No') delete values[path];
  if (values[name] !== 'Yes') return [];
  const { errors, value } = check(values[path]);
  if (errors.length === 0) values[path] = value;
  return errors;
}

/** A password is typed twice, so that a typo doesn't lock its owner out. */
function repeatedPasswordsOf({ fields }: RecordDeclaration) {
  const repeating = Object.entries<Field>(fields).flatMap(([path, field]) =>
    field.kind === 'passwordAgain' ? [{ path, repeats: field.repeats, message: field.missing }] : [],
  );
  return (values: Record<string, unknown>): FieldError[] =>
    repeating.filter(({ path, repeats }) => values[path] !== values[repeats]);
}
