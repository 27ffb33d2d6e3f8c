import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { Dependencies } from '../dependencies';
import { isSameSubmit, type Submission, type Submitted } from './submission';

/** How one submit makes one record. */
export interface Creation<Stored extends Submitted> {
  submission: Submission;
  /** What `findAgain` gave before: the caller looks beside whatever else it has to know. */
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
 * Makes a record once, however often the same submit comes, also at the same time: every repeat answers with the
 * record of the first. What the sender named is the same for ever, what they did not for a minute
 * (docs/calls.md).
 *
 * @throws ProblemError 409 when the sender named another form by the same key; whatever `create` threw
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
