import type { FieldError } from '@camp/contracts/operations/replies';
import { invalid } from './problem-reply';

/** @throws ProblemError 400 with every error, if there are any */
export function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors.map(({ path, message }) => ({ path: [path], message })));
}
