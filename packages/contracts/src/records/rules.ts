/** Answers as they are typed, sent, checked or stored. A missing or invalid answer may have any value. */
export type Answers = Readonly<Record<string, unknown>>;

/** A rule between fields, with its sentence. */
export interface RuleBetweenFields<Name extends string = string> {
  /** The fields that the rule depends on. It is applied when one of them changes. */
  reads: readonly Name[];
  /** The field that shows its error. */
  path: Name;
  message: string;
  isBroken: (answers: Answers) => boolean;
}

/** An answer that follows from others, so that it isn't asked. */
export interface ForcedAnswer<Name extends string = string> {
  reads: readonly Name[];
  field: Name;
  isForced: (answers: Answers) => boolean;
  /** The forced value. By default, the answer is removed. */
  answer?: string;
}

/** When a picture is required. Its field has the sentence. */
export interface NeededPicture<Name extends string = string> {
  field: Name;
  isNeeded: (answers: Answers) => boolean;
}

/** The rules between the fields of a kind of record, in `rules.ts` next to the declaration. */
export interface RecordRules<Name extends string = string> {
  between?: readonly RuleBetweenFields<Name>[];
  forced?: readonly ForcedAnswer<Name>[];
  pictures?: readonly NeededPicture<Name>[];
}

/** A record without rules between its fields. */
export const noRules: RecordRules<never> = {};
