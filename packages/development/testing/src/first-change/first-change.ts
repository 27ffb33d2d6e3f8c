/** An edit of a file in the workspace. It inserts a text after another one, or creates a file. */
export interface Edit {
  file: string;
  behind?: string;
  text: string;
}

/** One numbered step of a README. */
export interface Step {
  /** The step's first words in the README. */
  step: string;
  edits: readonly Edit[];
}

/** A change that somebody makes by following a README. */
export interface FirstChange {
  readme: string;
  section: string;
  steps: readonly Step[];
  /** How many of its edits form the declaration. */
  declaration: number;
  /** Files that don't compile with only the declaration. */
  namedByTheCompiler: readonly string[];
  /** Tests that show that the change works. */
  tests: readonly string[];
}
