import type { FieldError } from '@camp/contracts/operations/replies';
import { invalid } from './problem-reply';

/** @throws ProblemError 400 with all that is complained of, if anything is */
export function refuse(complaints: readonly FieldError[]): void {
  if (complaints.length > 0)
    throw invalid(complaints.map(({ path, message }) => ({ path: [path], message })));
}
