import { shippedOf, type MergeFields } from './editable';
import type { Prose } from './prose';

/** What the form of every field shows. */
interface Asked {
  label: string;
  /** A hint below the label. */
  help?: string;
  /** The form may leave it empty. Default: it must be filled in. */
  optional?: boolean;
  /** Names in braces that it has to contain. */
  necessary?: readonly string[];
}

/** One line, or a paragraph without markup. */
export interface TextField extends Asked {
  kind: 'line' | 'text';
  /** Maximum characters. */
  max: number;
  /** How a line has to look, with the error for another one. */
  pattern?: { like: RegExp; wrong: string };
}

/** A text in Markdown: paragraphs, lists, bold words and links. */
export interface ProseField extends Asked {
  kind: 'prose';
  /** Maximum characters of its Markdown. */
  max: number;
  /** An email's links are the product's, so that nobody can lead its readers elsewhere. */
  withoutLinks?: true;
}

/** Where people are sent: only holders of the role admin change it. */
export interface ContactField extends Asked {
  kind: 'email' | 'phone' | 'link';
}

/** One of a few values. */
export interface ChoiceField extends Asked {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
}

/** The color of links and buttons, as `#rrggbb`. Refused unless texts in it are readable. */
export interface ColorField extends Asked {
  kind: 'color';
}

/** The id of an uploaded logo. Empty for the drawing that the product ships. */
export interface LogoField extends Asked {
  kind: 'logo';
}

/** Lines, such as the items of a list. */
export interface LinesField extends Asked {
  kind: 'lines';
  /** Maximum characters of a line. */
  max: number;
  /** Maximum number of lines. */
  most: number;
}

/** A field that an entry may contain. */
export type EntryField = TextField | ProseField | LinesField | ChoiceField;

/** Repeated groups of fields, such as questions with their answers. */
export interface EntriesField extends Asked {
  kind: 'entries';
  /** One of them, in lower case: 'question'. */
  entry: string;
  /** Maximum number of entries. */
  most: number;
  of: Readonly<Record<string, EntryField>>;
}

/** A field of a subject, as its form asks for it. */
export type ContentField =
  | TextField
  | ProseField
  | ContactField
  | ChoiceField
  | ColorField
  | LogoField
  | LinesField
  | EntriesField;

/** Whether a field says where people are sent. */
export const isContact = (field: ContentField): field is ContactField =>
  field.kind === 'email' || field.kind === 'phone' || field.kind === 'link';

/** The fields that fit a value. */
type FieldFor<Value> = [Prose] extends [Value]
  ? ProseField
  : [Value] extends [string]
    ? TextField | ContactField | ChoiceField | ColorField | LogoField
    : [Value] extends [readonly string[]]
      ? LinesField
      : [Value] extends [readonly (infer Entry)[]]
        ? Omit<EntriesField, 'of'> & { of: { readonly [Name in keyof Entry]-?: EntryField } }
        : never;

/** The fields of a subject by their path, such as `place.street`. */
export type FieldsFor<Values, Before extends string = ''> = {
  readonly [Path in PathOf<Values, Before>]: FieldFor<ValueAt<Values, Before, Path>>;
};

type IsGroup<Value> = Value extends string | readonly unknown[] | number ? false : true;

type PathOf<Values, Before extends string> = {
  [Name in keyof Values & string]: IsGroup<Values[Name]> extends true
    ? PathOf<Values[Name], `${Before}${Name}.`>
    : `${Before}${Name}`;
}[keyof Values & string];

type ValueAt<Values, Before extends string, Path extends string> = Path extends `${Before}${infer Rest}`
  ? Rest extends keyof Values
    ? Values[Rest]
    : Rest extends `${infer Name}.${infer Inner}`
      ? Name extends keyof Values
        ? ValueAt<Values[Name], '', Inner>
        : never
      : never
  : never;

/** A subject, as `/admin/content` lists and edits it. */
export interface ContentSubject {
  label: string;
  /** Address of the page that shows it, for the preview. Absent for an email. */
  page?: string;
  /** What the subject is for, in one sentence. */
  about: string;
  /** What its shipped words say about an example, which may not be true of another camp. The setup lists it. */
  claims?: string;
  /** People agree to it: a saved change is a new version, and everybody is asked again. */
  isSigned?: boolean;
  /** Its shipped words are facts of an example, which no other camp wants back. */
  isExample?: boolean;
  /** Only holders of the role admin change it, as a part of the setup. */
  isOfSetup?: boolean;
  /** Names that its texts may contain in braces. */
  mergeFields: MergeFields;
  defaults: object;
  fields: Readonly<Record<string, ContentField>>;
}

/**
 * Describes how a subject is edited. A field that is missing, unknown or of the wrong kind doesn't compile.
 *
 * @param values the subject, made with `editable`
 */
export const describeSubject = <Values extends object>(
  values: Values,
  subject: Omit<ContentSubject, 'fields' | 'defaults' | 'mergeFields'> & { fields: FieldsFor<Values> },
): ContentSubject => ({ ...subject, ...shippedOf(values) }) as ContentSubject;
