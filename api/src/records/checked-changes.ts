import type { Answers } from '@camp/contracts/records/rules';
import type { CheckedUpdate } from '@camp/contracts/records/update-of';
import { refuse } from '../refusals/refuse';

/**
 * Validates a change of a record.
 * @param stored - the record as it is
 * @param sent - the sent changes
 * @throws ProblemError 400 with every error of the changed answers
 */
export function checkedChanges<Values>(
  update: { check: (stored: object, sent: Answers) => CheckedUpdate<Values> },
  stored: object,
  sent: Answers,
): CheckedUpdate<Values>['changes'] {
  const { changes, errors } = update.check(stored, sent);
  refuse(errors);
  return changes;
}
