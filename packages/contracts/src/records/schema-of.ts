import * as z from 'zod';
import { alongWithOtherErrors } from '../forms/details';
import { cleanedUpTo } from '../forms/fields';
import { brokenRules, followForcedAnswers } from './apply-rules';
import type { Detail, Field } from './field';
import { detailNameOf, type Fields, type WithFields } from './names';
import type { RecordDeclaration } from './record';
import type { CallValues } from './record-values';
import type { RecordRules } from './rules';
import { longestIn, schemaOfDetail, schemaOfField } from './schema-by-kind';

/** What is wrong with an answer. */
export interface Complaint {
  path: string;
  message: string;
}

/** The schema of a call that creates a record; an object, so that its fields can be listed. */
export type RecordSchema<Values> = z.ZodObject<z.ZodRawShape> & z.ZodType<Values>;

/**
 * The schema of a call that creates a record: every complaint at once, in the order of the page, and as values only
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
): RecordSchema<CallValues<Declared> & z.output<z.ZodObject<Beside>>> {
  const shape: z.ZodRawShape = { ...shapeOf(record), ...beside };
  const places = new Map(Object.keys(shape).map((name, place) => [name, place]));
  const checkDetails = detailsOf(record).map(checkOfDetail);
  const checkBetween = [...repetitionsOf(record), ...rankingsOf(record)];
  const schema = z.object(shape).superRefine((values: Record<string, unknown>, { issues }) => {
    const complain = ({ path, message }: Complaint) =>
      issues.push({ code: 'custom', path: [path], message, input: values[path] });
    for (const check of checkDetails) check(values).forEach(complain);
    for (const check of checkBetween) check(values).forEach(complain);
    brokenRules(rules, values).forEach(complain);
    followForcedAnswers(rules, values);
    const placeOf = ({ path = [] }: { path?: PropertyKey[] }) => places.get(String(path[0])) ?? places.size;
    issues.sort((one, other) => placeOf(one) - placeOf(other));
  }, alongWithOtherErrors);
  return schema as unknown as RecordSchema<CallValues<Declared> & z.output<z.ZodObject<Beside>>>;
}

/** A name and the schema behind it, for everything that travels in the body; details stand behind their answers. */
function shapeOf({ fields }: RecordDeclaration): z.ZodRawShape {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemaOfField(field);
    if (!schema) return [];
    if (field.kind !== 'yesNoDetail') return [[name, schema] as const];
    return [[name, schema] as const, [detailNameOf(name), uncheckedDetail(field.detail)] as const];
  });
  return Object.fromEntries(entries);
}

/** Its answer says whether it is checked at all. */
function uncheckedDetail(detail: Detail) {
  const cleaned = cleanedUpTo(longestIn(detail));
  return z.preprocess(
    (value) => (value instanceof Date ? value : textIn(cleaned(value))),
    z.unknown().optional(),
  );
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

type Check = (values: Record<string, unknown>) => Complaint[];

interface DeclaredDetail {
  name: string;
  detail: Detail;
}

const detailsOf = ({ fields }: RecordDeclaration): DeclaredDetail[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === 'yesNoDetail' ? [{ name, detail: field.detail }] : [],
  );

/** A Yes needs its detail, a No takes it away. */
function checkOfDetail({ name, detail }: DeclaredDetail): Check {
  const schema = schemaOfDetail(detail);
  const path = detailNameOf(name);
  return (values) => {
    if (values[name] === 'No') delete values[path];
    if (values[name] !== 'Yes') return [];
    const checked = schema.safeParse(values[path]);
    if (checked.success) values[path] = checked.data;
    return (checked.error?.issues ?? []).map(({ message }) => ({ path, message }));
  };
}

/** A password is typed twice, so that a slip of the finger does not lock its owner out. */
const repetitionsOf = ({ fields }: RecordDeclaration): Check[] =>
  Object.entries<Field>(fields).flatMap(([path, field]) =>
    field.kind === 'passwordAgain'
      ? [(values) => (values[path] === values[field.repeats] ? [] : [{ path, message: field.missing }])]
      : [],
  );

/** The places of one ranking hold different options: an option in a second place is told there. */
const rankingsOf = ({ fields, groups }: RecordDeclaration): Check[] =>
  Object.entries(groups).flatMap(([key, group]) => {
    if (group.kind !== 'ranking') return [];
    const places = Object.keys(fields).filter((name) => fields[name]?.group === key);
    const isRepeated = (values: Record<string, unknown>, path: string, place: number) =>
      values[path] !== undefined && places.slice(0, place).some((name) => values[name] === values[path]);
    return [
      (values) =>
        places
          .filter((path, place) => isRepeated(values, path, place))
          .map((path) => ({ path, message: group.repeated })),
    ];
  });
