import type { Asked, MayBeEmpty, Placed } from './asked';

/** A single-line text. */
export interface LineField extends Asked, MayBeEmpty {
  kind: 'line';
  /** Maximum characters. */
  limit: number;
  /** Default: `missing`. */
  tooLong?: string;
  capitalize?: 'words';
  keyboard?: 'numeric';
  /** Suggestions while typing. Any other text is valid too. */
  suggestions?: 'countries';
}

/** A text with line breaks. */
export interface ProseField extends Asked, MayBeEmpty {
  kind: 'prose';
  /** Maximum characters. */
  limit: number;
  /** Default: `missing`. */
  tooLong?: string;
}

/** A text with a pattern: a phone number, an email address, a zip code, a state's two letters. */
export interface FormattedField extends Asked, MayBeEmpty {
  kind: 'phone' | 'email' | 'zip' | 'state';
  /** Default: `missing`. */
  wrong?: string;
}

/** One of a list. */
export interface ChoiceField extends Asked, MayBeEmpty {
  kind: 'choice';
  /** The options as they are stored. */
  options: readonly [string, ...string[]];
  /** Labels of options that are shown differently from how they are stored. */
  optionLabels?: Readonly<Record<string, string>>;
  /** Shows all options. Default: a menu. */
  shown?: 'buttons';
}

/** One place of a ranking. The places of a group hold different options. */
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
  /** A Yes needs no attention from the nurse. */
  isReassuring?: true;
}

/** The detail question after a Yes. Its answer is stored in the field with the suffix `Val`. */
export type Detail =
  | { kind: 'text'; question: string; shortName?: string; limit: number; missing: string; tooLong: string }
  | { kind: 'date'; question: string; shortName?: string; missing: string; wrong: string };

/** Yes or No, with a detail after Yes. */
export interface DetailField extends Asked {
  kind: 'yesNoDetail';
  detail: Detail;
}

/** A day, midnight UTC. `pastDate` can't be in the future. `birthdate` can also be at most 120 years ago. */
export interface DateField extends Asked, MayBeEmpty {
  kind: 'date' | 'pastDate' | 'birthdate';
  wrong: string;
}

/**
 * The day of the last incident of a condition. Empty if it never happened. `missing` is the error of a checked
 * condition without a date, and of an invalid date.
 */
export interface IncidentField extends Asked {
  kind: 'incident';
  group: string;
  /** The error of a future date. */
  wrong: string;
}

/** Days of the camp, as midnights UTC. The camp defines the days, and the schema only limits their number. */
export interface CampDaysField extends Asked {
  kind: 'campDays';
  /** Maximum number of days. */
  days: number;
}

/** A whole number, or dollars. */
export interface NumberField extends Asked, MayBeEmpty {
  kind: 'number';
  least: number;
  most: number;
  wrong: string;
  /** Dollars and whole cents. `missing` is the error of a value that isn't a number. */
  cents?: true;
  /** The error below 0. Default: `tooLow`. */
  negative?: string;
  /** The error below the minimum. Default: `wrong`. */
  tooLow?: string;
  /** The error above the maximum. Default: `wrong`. */
  tooHigh?: string;
}

/** A text to agree to with a checkbox. The question is the text. Each record needs a new agreement. */
export interface ConfirmationField extends Asked {
  kind: 'confirmation';
  /**
   * The text's version, from 1. A new text gets a new version and needs a new agreement. It is a function if the camp
   * can change the text.
   */
  version: number | (() => number);
  /** The texts of earlier versions, oldest first, so that past agreements stay readable. */
  earlierTexts?: readonly string[];
}

/** A picture, sent as a file beside the answers. The record's rules say when it is required. */
export interface PictureField extends Asked, MayBeEmpty {
  kind: 'picture';
}

/** Used by the call only. It is never stored, shown, drafted or logged. */
export type TransientField = PasswordField | PasswordAgainField;

/** A new password, as typed. `missing` is also the error of one that breaks the password rule. */
interface PasswordField extends Placed {
  kind: 'password';
}

/** The new password again. `missing` is the error if the two differ. */
interface PasswordAgainField extends Placed {
  kind: 'passwordAgain';
  /** The field that it repeats. */
  repeats: string;
}

/** A field whose answer is stored. */
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

/** A field of a kind of record, as plain data. Lists and read views import it without loading schemas. */
export type Field = StoredField | TransientField;

export type FieldKind = Field['kind'];
