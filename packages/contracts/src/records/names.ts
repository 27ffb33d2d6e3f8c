import type { Visibility } from './asked';
import type { Field, StoredField, TransientField } from './field';
import type { RecordDeclaration } from './record';
import type { RecordValues } from './record-values';

/** The part of a declaration that most functions need. */
export type WithFields<Fields> = { readonly fields: Fields };

/** The fields of a declaration, by name. */
export type Fields = RecordDeclaration['fields'];

/** The name of a stored answer: a field's, or that of its detail. */
export type AnswerName<Declared> = keyof RecordValues<Declared> & string;

/** The field that stores the detail of a Yes. */
export const detailNameOf = (name: string): string => `${name}Val`;

/** Whether only the call uses a field. */
export const isTransient = (field: Field): field is TransientField =>
  field.kind === 'password' || field.kind === 'passwordAgain';

/** Whether a field's value is stored. */
export const isStored = (field: Field): field is StoredField => !isTransient(field);

/** Whether a field is about a person rather than a year. Confirmations, pictures and yearly questions are not. */
export const isOfPerson = (field: Field): field is StoredField =>
  isStored(field) &&
  field.kind !== 'confirmation' &&
  field.kind !== 'picture' &&
  field.first?.earlier !== 'anew';

/** The names of a field's answers: its own, and that of its detail. */
export const withDetail = (name: string, field: Field): string[] =>
  field.kind === 'yesNoDetail' ? [name, detailNameOf(name)] : [name];

/**
 * The names of everything that a record's form asks for, in the order of the page, including details, pictures and
 * passwords.
 */
export const askedNames = ({ fields }: WithFields<Fields>, section?: string): string[] =>
  Object.entries(fields)
    .filter(([, field]) => section === undefined || field.section === section)
    .flatMap(([name, field]) => withDetail(name, field));

/** The names of a record's stored answers, in the order of the page, including details. */
export const answerNames = <Declared extends Fields>({ fields }: WithFields<Declared>) =>
  Object.entries<Field>(fields)
    .filter(([, field]) => isStored(field) && field.kind !== 'picture')
    .flatMap(([name, field]) => withDetail(name, field)) as AnswerName<Declared>[];

/** The names of answers that are lists. */
export const listNames = ({ fields }: WithFields<Fields>): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'several' || kind === 'campDays' ? [name] : [],
  );

/** The names of fields at one of these levels, including details and pictures. A detail has the level of its answer. */
export const namesAt = ({ fields }: WithFields<Fields>, ...levels: readonly Visibility[]): string[] =>
  Object.entries(fields)
    .filter(([, field]) => isStored(field) && levels.includes(field.visibility))
    .flatMap(([name, field]) => withDetail(name, field));

/** The field of a name, which may be that of its detail. Undefined for an unknown name. */
export function fieldOf({ fields }: WithFields<Fields>, name: string): Field | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const asked = name.endsWith('Val') ? name.slice(0, -'Val'.length) : '';
  const field = Object.hasOwn(fields, asked) ? fields[asked] : undefined;
  return field?.kind === 'yesNoDetail' ? field : undefined;
}

/** The fields whose answers are stored. */
export type StoredPart<Declared> = {
  readonly [Name in keyof Declared as Declared[Name] extends TransientField ? never : Name]: Declared[Name];
};

/** The declaration for an edit, without fields that only the create call uses. */
export function storedPartOf<Declared extends Fields, Rest extends object>({
  fields,
  ...rest
}: Rest & WithFields<Declared>) {
  const stored = Object.entries<Field>(fields).filter(([, field]) => isStored(field));
  return { ...rest, fields: Object.fromEntries(stored) as StoredPart<Declared> };
}
