import type { Field, FieldKind } from '@camp/contracts/records/field';
import type { RecordDeclaration } from '@camp/contracts/records/record';

/** What one field holds while a person fills a form in: text as typed, dates as `yyyy-MM-dd`. */
export type FormValue = string | string[] | boolean | FileList | undefined;

/** What a form holds, by the fields' names. */
export type FormValues = Record<string, FormValue>;

type TypedAs<Kind> = Kind extends 'confirmation'
  ? boolean
  : Kind extends 'several' | 'campDays'
    ? string[]
    : Kind extends 'picture'
      ? FileList | undefined
      : string;

/** What the form of one kind of record holds; the detail of a Yes under its question's name with `Val`. */
export type FormValuesOf<Fields extends Readonly<Record<string, Field>>> = {
  [Name in keyof Fields & string]: TypedAs<Fields[Name]['kind']>;
} & {
  [
    Name in keyof Fields & string as Fields[Name]['kind'] extends 'yesNoDetail' ? `${Name}Val` : never
  ]: string;
};

/** The kinds of field that a declaration has. */
export type KindsOf<Declared extends RecordDeclaration> = Declared['fields'][string]['kind'] & FieldKind;
