/** Answers as they are typed, sent, checked or stored: whatever is not there yet or wrong is anything. */
export type Answers = Readonly<Record<string, unknown>>;

/** A rule between fields, with its sentence. */
export interface RuleBetweenFields<Name extends string = string> {
  /** What it looks at; a change asks it where one of these changed. */
  reads: readonly Name[];
  /** Where its error stands. */
  path: Name;
  message: string;
  isBroken: (answers: Answers) => boolean;
}

/** An answer that follows from others, so that nobody is asked. */
export interface ForcedAnswer<Name extends string = string> {
  reads: readonly Name[];
  field: Name;
  isForced: (answers: Answers) => boolean;
  /** What is kept then; nothing where absent. */
  answer?: string;
}

/** When a picture is needed; its field says the sentence. */
export interface NeededPicture<Name extends string = string> {
  field: Name;
  isNeeded: (answers: Answers) => boolean;
}

/** What a kind of record's fields say of one another; stands beside the declaration, in `rules.ts`. */
export interface RecordRules<Name extends string = string> {
  between?: readonly RuleBetweenFields<Name>[];
  forced?: readonly ForcedAnswer<Name>[];
  pictures?: readonly NeededPicture<Name>[];
}

/** A record without rules between its fields. */
export const noRules: RecordRules<never> = {};
