import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { Dependencies } from '../dependencies';
import { isSameSubmit, type Submission, type Submitted } from './submission';

/** How one submit makes one record. */
export interface Creation<Stored extends Submitted> {
  submission: Submission;
  /** An earlier result of `findAgain`, which the caller read with its other data. */
  found: readonly Stored[];
  /** Looks for the records that this submit may have made. */
  findAgain(): Promise<readonly Stored[]>;
  /**
   * Stores the record with `submittedBy(submission)`, under a unique index over `submissionKey`.
   *
   * @throws MongoDB's duplicate key error when the same submit was faster
   */
  create(): Promise<Stored>;
}

/**
 * Creates a record once per submit: every repeat, also a concurrent one, returns the first record. A key from the
 * sender is valid forever, a derived one for a minute (docs/calls.md).
 *
 * @throws ProblemError 409 if the key belongs to another form; errors of `create`
 */
export async function createOnce<Stored extends Submitted>(
  { clock }: Pick<Dependencies, 'clock'>,
  { submission, found, findAgain, create }: Creation<Stored>,
): Promise<Stored> {
  const madeByThis = (stored: Stored) => isSameSubmit(submission, stored, clock.now());
  const earlier = found.find(madeByThis);
  if (earlier) return earlier;
  try {
    return await create();
  } catch (error) {
    const faster = isDuplicateKey(error) ? (await findAgain()).find(madeByThis) : undefined;
    if (faster) return faster;
    throw error;
  }
}
