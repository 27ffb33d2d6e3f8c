import type { YesNo } from '../forms/fields';
import type { Wire } from '../forms/wire';
import type { FieldKind } from './field';

/** Names of the fields of certain kinds. */
type NamesOf<Fields, Kind extends FieldKind> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kind } ? Name : never;
}[keyof Fields];

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } | { kind: 'incident' } ? Name : never;
}[keyof Fields];

/** Kinds that aren't values of the record. A picture is a file, and transient fields exist only in the call. */
type BesideRecord = 'picture' | 'password' | 'passwordAgain';

type ValueOf<OneField> = OneField extends { kind: 'several'; options: readonly (infer Option)[] }
  ? Option[]
  : OneField extends { options: readonly (infer Option)[] }
    ? Option
    : OneField extends { kind: 'yesNo' | 'yesNoDetail' }
      ? YesNo
      : OneField extends { kind: 'date' | 'pastDate' | 'birthdate' | 'incident' }
        ? Date
        : OneField extends { kind: 'campDays' }
          ? Date[]
          : OneField extends { kind: 'number' }
            ? number
            : OneField extends { kind: 'confirmation' }
              ? true
              : string;

type DetailOf<OneField> = OneField extends { detail: { kind: 'date' } } ? Date : string;

/**
 * The values of a checked record. Dates are midnight UTC. Each kind names this type once as an interface, so that
 * editors show it well.
 */
export type RecordValues<Fields> = {
  [Name in Exclude<keyof Fields, NamesOf<Fields, BesideRecord> | OptionalNames<Fields>>]: ValueOf<
    Fields[Name]
  >;
} & {
  [Name in Exclude<OptionalNames<Fields>, NamesOf<Fields, BesideRecord>>]?: ValueOf<Fields[Name]> | undefined;
} & {
  [Name in NamesOf<Fields, 'yesNoDetail'> as `${Name & string}Val`]?: DetailOf<Fields[Name]> | undefined;
};

/** The transient values of a call. */
export type TransientValues<Fields> = {
  [Name in NamesOf<Fields, 'password' | 'passwordAgain'>]: string;
};

/** The values of a checked call. */
export type CallValues<Fields> = RecordValues<Fields> & TransientValues<Fields>;

/** The answers of a block as a response has them, as far as the reader may see them. */
export type BlockOf<Fields, Block extends string> = Partial<
  Wire<
    RecordValues<{
      [Name in keyof Fields as Fields[Name] extends { block: Block } ? Name : never]: Fields[Name];
    }>
  >
>;
