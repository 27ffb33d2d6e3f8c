/**
 * Who may see an answer: `open` and `contact` the owner and holders of `view-all`, of which `contact` never leaves for
 * another family; `medical` the owner and holders of `data`, and it is in no mail, log, job, chart, search or message.
 */
export type Visibility = 'open' | 'contact' | 'medical';

/** Where an answer comes from before anybody typed one. */
export interface FirstValue {
  /** What a new form begins with. */
  value?: string;
  /** The field of the account. */
  account?: string;
  /**
   * What an earlier registration of the same person gives: `taken` without asking (`?copyFrom=`), `anew` where it tells
   * nothing of this year. Where absent it is shown, for the person to say that it is still right.
   */
  earlier?: 'taken' | 'anew';
  /** Offered from the latest registration of the family, whose children mostly have the same; a group is taken whole. */
  family?: 'offered';
  /** The answer of somebody who was registered before, whatever it was then. */
  whenRegisteredBefore?: string;
}

/** Where a field stands and in which words it asks. */
export interface Placed {
  /** The section of the page in which it stands; fields stand in the order of their declaration. */
  section: string;
  /** What the form asks. */
  question: string;
  /** Its name in a summary, a column, the read view; the question where absent. */
  shortName?: string;
  /** Told where there is no answer, and where nothing else is said of what is wrong with one. */
  missing: string;
  hint?: string;
  /** Fields that stand together, and how, say the record's groups. */
  group?: string;
  /** Its part of a row where there is room; the whole row where absent. */
  width?: 'quarter' | 'third' | 'half' | 'two-thirds';
  /** What the browser may fill in (HTML, autofill); `off` where absent. */
  autoComplete?: string;
}

/** What every field says whose answer is kept. */
export interface Asked extends Placed {
  /** Stated for every field: what is forgotten here would be seen by the wrong people. */
  visibility: Visibility;
  first?: FirstValue;
  /** Stored beside the others, presented within this block as well; with dots where it stands within another one. */
  block?: string;
}

/** May be left empty; its sentences then say what is wrong with something that was entered. */
export interface MayBeEmpty {
  optional?: true;
}
