import { closedReasons } from '@camp/contracts/camper/closed-to-change';
import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import { namesAt, type Fields, type WithFields } from '@camp/contracts/records/names';
import type { Answers } from '@camp/contracts/records/rules';
import type { CheckedUpdate } from '@camp/contracts/records/update-of';
import type { UploadedFile } from '../operations/call';
import { forbidden, ProblemError } from '../refusals/problem';
import { refuse } from '../refusals/refuse';

/** The input of a change of a registration. */
interface SentChange<Values> {
  record: WithFields<Fields>;
  update: { check: (stored: object, sent: Answers) => CheckedUpdate<Values> };
  stored: object;
  sent: Answers;
  file: UploadedFile | undefined;
}

/**
 * Validates a change of a registration. People without access to medical answers can't change them. They don't get
 * errors about these answers, since the errors would reveal the answers.
 * @throws ProblemError 400 with every error of the changed answers, 403 for a medical answer without its right, or 409
 *   for a medical answer after all of them were deleted
 */
export function checkedChangesOf<Values>(
  { record, update, stored, sent, file }: SentChange<Values>,
  seesMedical: boolean,
): CheckedUpdate<Values>['changes'] {
  const { changes, errors } = update.check(stored, sent);
  const medical = new Set(namesAt(record, 'medical'));
  if (!seesMedical && (file || Object.keys(sent).some((name) => medical.has(name)))) throw forbidden();
  // A new answer would be stored for ever, and the others would read as a No.
  const isDeleted = deletedMedical(stored) !== undefined;
  if (isDeleted && (file || Object.keys(changes).some((name) => medical.has(name))))
    throw new ProblemError('conflict', closedReasons.deleted());
  refuse(seesMedical && !isDeleted ? errors : errors.filter(({ path }) => !medical.has(path)));
  return changes;
}
