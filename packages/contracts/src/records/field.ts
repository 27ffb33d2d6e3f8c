import type { Asked, MayBeEmpty, Placed } from './asked';

/** A text on one line. */
export interface LineField extends Asked, MayBeEmpty {
  kind: 'line';
  /** Most characters. */
  limit: number;
  /** `missing` where absent. */
  tooLong?: string;
  capitalize?: 'words';
  keyboard?: 'numeric';
  /** What is offered to choose from while it is typed; any other text is taken as well. */
  suggestions?: 'countries';
}

/** A text with line breaks. */
export interface ProseField extends Asked, MayBeEmpty {
  kind: 'prose';
  /** Most characters. */
  limit: number;
  /** `missing` where absent. */
  tooLong?: string;
}

/** Something with a form of its own: a phone number, an email address, a zip code, two letters of a state. */
export interface FormattedField extends Asked, MayBeEmpty {
  kind: 'phone' | 'email' | 'zip' | 'state';
  /** `missing` where absent. */
  wrong?: string;
}

/** One of a list. */
export interface ChoiceField extends Asked, MayBeEmpty {
  kind: 'choice';
  /** As they are stored. */
  options: readonly [string, ...string[]];
  /** How an option is written where it is not shown as it is stored. */
  optionLabels?: Readonly<Record<string, string>>;
  /** All in sight; a menu where absent. */
  shown?: 'buttons';
}

/** One place of a ranking; the places of one group hold different options. */
export interface RankedField extends Asked {
  kind: 'ranked';
  options: readonly [string, ...string[]];
  group: string;
}

/** Several of a list. */
export interface SeveralField extends Asked, MayBeEmpty {
  kind: 'several';
  options: readonly [string, ...string[]];
}

/** Yes or No. */
export interface YesNoField extends Asked, MayBeEmpty {
  kind: 'yesNo';
  /** A Yes is nothing that the nurse has to look after. */
  isReassuring?: true;
}

/** What a Yes is asked besides; kept in the field named with `Val`. */
export type Detail =
  | { kind: 'text'; question: string; shortName?: string; limit: number; missing: string; tooLong: string }
  | { kind: 'date'; question: string; shortName?: string; missing: string; wrong: string };

/** Yes or No, with a detail that only a Yes has. */
export interface DetailField extends Asked {
  kind: 'yesNoDetail';
  detail: Detail;
}

/** A day, midnight UTC. `pastDate` is not to come, `birthdate` besides at most 120 years ago. */
export interface DateField extends Asked, MayBeEmpty {
  kind: 'date' | 'pastDate' | 'birthdate';
  wrong: string;
}

/**
 * The day of the last incident of a condition; empty where it never happened. `missing` is told where the condition is
 * ticked without its date, and of what is no date.
 */
export interface IncidentField extends Asked {
  kind: 'incident';
  group: string;
  /** Told of a date to come. */
  wrong: string;
}

/** Days of the camp, as midnights UTC. Which ones there are tells the camp; the schema bounds how many. */
export interface CampDaysField extends Asked {
  kind: 'campDays';
  /** Days that the camp has. */
  days: number;
}

/** A whole number, or dollars. */
export interface NumberField extends Asked, MayBeEmpty {
  kind: 'number';
  least: number;
  most: number;
  wrong: string;
  /** Dollars and whole cents; what is no number at all is told `missing`. */
  cents?: true;
  /** Told below 0; `tooLow` where absent. */
  negative?: string;
  /** Told below the least; `wrong` where absent. */
  tooLow?: string;
  /** Told above the most; `wrong` where absent. */
  tooHigh?: string;
}

/** A text to agree to by a tick; the question is the text. Agreed to anew for each record. */
export interface ConfirmationField extends Asked {
  kind: 'confirmation';
  /** Of the text that is agreed to, beginning with 1; a new text has a new version and is agreed to anew. */
  version: number;
  /** The texts of the versions before, the first one first: what was agreed to stays readable. */
  earlierTexts?: readonly string[];
}

/** A picture that travels as a file beside the answers; the record's rules say when it is needed. */
export interface PictureField extends Asked, MayBeEmpty {
  kind: 'picture';
}

/** Needed for the call and gone after it: nobody sees it, and it is never stored, shown, drafted or logged. */
export type TransientField = PasswordField | PasswordAgainField;

/** A new password, as typed; `missing` is also told of one that breaks the rule for passwords. */
interface PasswordField extends Placed {
  kind: 'password';
}

/** The new password once more; `missing` is told where the two differ. */
interface PasswordAgainField extends Placed {
  kind: 'passwordAgain';
  /** The field that it repeats. */
  repeats: string;
}

/** A field whose answer is kept. */
export type StoredField =
  | LineField
  | ProseField
  | FormattedField
  | ChoiceField
  | RankedField
  | SeveralField
  | YesNoField
  | DetailField
  | DateField
  | IncidentField
  | CampDaysField
  | NumberField
  | ConfirmationField
  | PictureField;

/** One field of a kind of record: plain data, which lists and read views import without paying for schemas. */
export type Field = StoredField | TransientField;

/** The name of a kind of field. */
export type FieldKind = Field['kind'];
