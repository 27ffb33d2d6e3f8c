import * as z from 'zod';
import { mostAsSent } from '../forms/limits';
import type { FieldError } from '../operations/replies';
import { detailsOf, repeatedPlaces } from './between-fields';
import { applyRules, merged, takeAnswer, takeDetail, touches, type Change } from './change';
import { declaredBy } from './declared-by';
import type { Detail, Field, StoredField } from './field';
import { answerNames, detailNameOf, isStored, type AnswerName, type Fields, type WithFields } from './names';
import type { RecordDeclaration } from './record';
import type { RecordValues } from './record-values';
import type { Answers, RecordRules } from './rules';
import { longestIn, schemaOfField } from './schema-by-kind';
import { pageOrderOf, type RecordSchema } from './schema-of';

/** The result of an update. */
export interface CheckedUpdate<Values> {
  /** The values to store. Removed fields are present and undefined, unchanged fields are absent. */
  changes: { [Name in keyof Values]?: Values[Name] | undefined };
  /** In the order of the page. The changes are valid only without errors. */
  errors: FieldError[];
}

/** The sent answers of a record, unchecked. */
export type SentAnswers<Declared> = { [Name in AnswerName<Declared>]?: unknown };

/** How a call with only some answers changes a record. */
export interface RecordUpdate<Declared, Beside extends z.ZodRawShape> {
  /**
   * Checks only names and lengths, since an unchanged answer of earlier years is no error, however the form sends it
   * back.
   */
  schema: RecordSchema<SentAnswers<Declared> & z.output<z.ZodObject<Beside>>>;
  /**
   * Validates changed answers, and the rules that involve them, on the record after the change.
   * @param stored - the record as it is
   * @param sent - the result of `schema`
   */
  check: (stored: object, sent: Answers) => CheckedUpdate<RecordValues<Declared>>;
}

/**
 * How records of a declaration are changed.
 *
 * @param beside further values of the call, all optional
 */
export function updateOf<Declared extends Fields, Beside extends z.ZodRawShape = Record<never, never>>(
  record: RecordDeclaration & WithFields<Declared>,
  rules: RecordRules,
  beside?: Beside,
): RecordUpdate<Declared, Beside> {
  const fields = Object.entries<Field>(record.fields).flatMap(([name, field]) => {
    const schema = isStored(field) && schemaOfField(field);
    return schema ? [{ name, field: field as StoredField, schema }] : [];
  });
  const details = detailsOf(record);
  const repeated = repeatedPlaces(record);
  const inPageOrder = pageOrderOf(answerNames(record));

  const check = (stored: object, sent: Answers) => {
    const change: Change = { stored: stored as Answers, sent, changes: new Map(), errors: [] };
    for (const { name, schema } of fields) takeAnswer(change, name, schema);
    for (const detail of details) takeDetail(change, detail);
    applyRules(change, rules);
    const newlyRepeated = repeated(merged(change)).filter(({ path }) =>
      touches(change, sameGroup(record, path)),
    );
    return {
      changes: Object.fromEntries(change.changes) as CheckedUpdate<RecordValues<Declared>>['changes'],
      errors: [...change.errors, ...newlyRepeated].sort((one, other) => inPageOrder(one.path, other.path)),
    };
  };

  const shape = Object.fromEntries(fields.flatMap(({ name, field }) => boundedParts(name, field)));
  const schema = z.object({ ...shape, ...beside });
  return { schema: schema as unknown as RecordUpdate<Declared, Beside>['schema'], check };
}

const sameGroup = ({ fields }: RecordDeclaration, path: string) =>
  Object.keys(fields).filter((name) => fields[name]?.group === fields[path]?.group);

const boundedParts = (name: string, field: StoredField): [string, z.ZodType][] =>
  field.kind === 'yesNoDetail'
    ? [
        [name, bounded(field)],
        [detailNameOf(name), bounded(field.detail)],
      ]
    : [[name, bounded(field)]];

/** Accepts anything except a text that is too long to read. */
function bounded(field: StoredField | Detail) {
  const most = mostAsSent(longestIn(field));
  const message = 'tooLong' in field && field.tooLong !== undefined ? field.tooLong : sentenceOf(field);
  return z
    .unknown()
    .refine((value) => typeof value !== 'string' || value.length <= most, message)
    .optional()
    .register(declaredBy, field);
}

const sentenceOf = (field: StoredField | Detail): string =>
  'wrong' in field && field.wrong !== undefined ? field.wrong : field.missing;
