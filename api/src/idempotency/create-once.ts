import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { Dependencies } from '../dependencies';
import { isSameSubmit, type Submission, type Submitted } from './submission';

/** The steps that create one record per submit. */
export interface Creation<Stored extends Submitted> {
  submission: Submission;
  /** An earlier result of `findAgain`, which the caller read with its other data. */
  found: readonly Stored[];
  /** Finds the records that this submit may have created. */
  findAgain(): Promise<readonly Stored[]>;
  /**
   * Stores the record with `submittedBy(submission)`, under a unique index over `submissionKey`.
   * @throws MongoDB's duplicate key error if a concurrent repeat was faster
   */
  create(): Promise<Stored>;
}

/**
 * Creates a record once per submit. Every repeat returns the first record, even a concurrent one. A key from the sender
 * is valid forever, a derived one for a minute (docs/calls.md).
 *
 * @throws ProblemError 409 if the key belongs to another form, or the error of `create`
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
