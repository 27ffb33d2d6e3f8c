/**
 * Who may see an answer. `open` and `contact`: the owner and holders of `view-all`, but `contact` is never shown to
 * another family. `medical`: the owner and holders of `data`. It is never in an email, log, job, chart, search or
 * message.
 */
export type Visibility = 'open' | 'contact' | 'medical';

/** The source of an answer before anyone typed one. */
export interface FirstValue {
  /** The initial value of a new form. */
  value?: string;
  /** The field of the account that prefills the answer. */
  account?: string;
  /**
   * How an answer of the person's earlier registration is reused. `taken`: copied without confirmation (`?copyFrom=`).
   * `anew`: never reused, since it says nothing about this year. Default: shown for the person to confirm.
   */
  earlier?: 'taken' | 'anew';
  /** Offered from the family's latest registration, since siblings mostly share it. A group is copied as a whole. */
  family?: 'offered';
  /** The fixed answer for a person who was registered before, whatever they answered then. */
  whenRegisteredBefore?: string;
}

/** A field's position and texts. */
export interface Placed {
  /** Its section of the page. Fields are in the order of their declaration. */
  section: string;
  /** The question in the form. */
  question: string;
  /** The label in a summary, a column and the read view. Default: the question. */
  shortName?: string;
  /** The error for a missing answer. Also for an invalid one without its own error. */
  missing: string;
  hint?: string;
  /** The group of this field. The record's groups define how they are shown. */
  group?: string;
  /** Its share of a row on wide screens. Default: the whole row. */
  width?: 'quarter' | 'third' | 'half' | 'two-thirds';
  /** The HTML autofill token. Default: `off`. */
  autoComplete?: string;
}

/** The part that every field with a stored answer declares. */
export interface Asked extends Placed {
  /** Required for every field, since a forgotten level would show answers to the wrong people. */
  visibility: Visibility;
  first?: FirstValue;
  /** A block of the response that repeats the answer. Dots mean a nested block. Storage is flat. */
  block?: string;
}

/** Optional. The sentences then only apply to invalid answers. */
export interface MayBeEmpty {
  optional?: true;
}
