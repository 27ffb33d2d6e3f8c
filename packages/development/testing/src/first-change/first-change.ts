/** One edit of a file of the workspace; a text is put behind another one, a file without one is new. */
export interface Edit {
  file: string;
  behind?: string;
  text: string;
}

/** One numbered step of a README. */
export interface Step {
  /** How the step begins in the README. */
  step: string;
  edits: readonly Edit[];
}

/** A change that somebody makes by a README alone. */
export interface FirstChange {
  readme: string;
  section: string;
  steps: readonly Step[];
  /** How many of its edits declare it. */
  declaration: number;
  /** What does not compile while there is no more than that. */
  namedByTheCompiler: readonly string[];
  /** Tests that show it working. */
  tests: readonly string[];
}
