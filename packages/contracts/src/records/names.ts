import type { Visibility } from './asked';
import type { Field, StoredField, TransientField } from './field';
import type { RecordDeclaration } from './record';
import type { RecordValues } from './record-values';

/** The part of a declaration that most need. */
export type WithFields<Fields> = { readonly fields: Fields };

/** The fields of a declaration, by name. */
export type Fields = RecordDeclaration['fields'];

/** The name of an answer that a record keeps: a field's, or the detail's of a field. */
export type AnswerName<Declared> = keyof RecordValues<Declared> & string;

/** Where the detail of a Yes is kept. */
export const detailNameOf = (name: string): string => `${name}Val`;

/** Gone after the call. */
export const isTransient = (field: Field): field is TransientField =>
  field.kind === 'password' || field.kind === 'passwordAgain';

/** Answers, and what travels beside them. */
export const isStored = (field: Field): field is StoredField => !isTransient(field);

/** Of a person, not of a year: no confirmation, no picture, nothing that is asked anew each year. */
export const isOfPerson = (field: Field): field is StoredField =>
  isStored(field) &&
  field.kind !== 'confirmation' &&
  field.kind !== 'picture' &&
  field.first?.earlier !== 'anew';

const withDetail = (name: string, field: Field): string[] =>
  field.kind === 'yesNoDetail' ? [name, detailNameOf(name)] : [name];

/** Everything that a form of the record asks for, details, pictures and passwords among it, in the order of the page. */
export const askedNames = ({ fields }: WithFields<Fields>, section?: string): string[] =>
  Object.entries(fields)
    .filter(([, field]) => section === undefined || field.section === section)
    .flatMap(([name, field]) => withDetail(name, field));

/** The answers that a record keeps, details among them, in the order of the page. */
export const answerNames = <Declared extends Fields>({ fields }: WithFields<Declared>) =>
  Object.entries<Field>(fields)
    .filter(([, field]) => isStored(field) && field.kind !== 'picture')
    .flatMap(([name, field]) => withDetail(name, field)) as AnswerName<Declared>[];

/** The answers that are lists. */
export const listNames = ({ fields }: WithFields<Fields>): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'several' || kind === 'campDays' ? [name] : [],
  );

/** The names of what is at one of these levels, details and pictures among it. A detail is as visible as its answer. */
export const namesAt = ({ fields }: WithFields<Fields>, ...levels: readonly Visibility[]): string[] =>
  Object.entries(fields)
    .filter(([, field]) => isStored(field) && levels.includes(field.visibility))
    .flatMap(([name, field]) => withDetail(name, field));

/** The field that a name belongs to, its own or that of its detail; undefined for a name of no field. */
export function fieldOf({ fields }: WithFields<Fields>, name: string): Field | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const asked = name.endsWith('Val') ? name.slice(0, -'Val'.length) : '';
  const field = Object.hasOwn(fields, asked) ? fields[asked] : undefined;
  return field?.kind === 'yesNoDetail' ? field : undefined;
}

/** The fields whose answers are kept. */
export type StoredPart<Declared> = {
  readonly [Name in keyof Declared as Declared[Name] extends TransientField ? never : Name]: Declared[Name];
};

/** The same declaration without what is gone after the call, as an edit asks for it. */
export function storedPartOf<Declared extends Fields, Rest extends object>({
  fields,
  ...rest
}: Rest & WithFields<Declared>) {
  const stored = Object.entries<Field>(fields).filter(([, field]) => isStored(field));
  return { ...rest, fields: Object.fromEntries(stored) as StoredPart<Declared> };
}
