import type { Field, FieldKind } from '@camp/contracts/records/field';
import type { RecordDeclaration } from '@camp/contracts/records/record';

/** A field's value while the form is filled in: text as typed, dates as `yyyy-MM-dd`. */
export type FormValue = string | string[] | boolean | FileList | undefined;

/** A form's values by field name. */
export type FormValues = Record<string, FormValue>;

type TypedAs<Kind> = Kind extends 'confirmation'
  ? boolean
  : Kind extends 'several' | 'campDays'
    ? string[]
    : Kind extends 'picture'
      ? FileList | undefined
      : string;

/** The values of a kind of record's form. The detail of a Yes has its question's name with the suffix `Val`. */
export type FormValuesOf<Fields extends Readonly<Record<string, Field>>> = {
  [Name in keyof Fields & string]: TypedAs<Fields[Name]['kind']>;
} & {
  [
    Name in keyof Fields & string as Fields[Name]['kind'] extends 'yesNoDetail' ? `${Name}Val` : never
  ]: string;
};

/** The kinds of fields in a declaration. */
export type KindsOf<Declared extends RecordDeclaration> = Declared['fields'][string]['kind'] & FieldKind;
