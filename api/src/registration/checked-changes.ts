import { namesAt, type Fields, type WithFields } from '@camp/contracts/records/names';
import type { Answers } from '@camp/contracts/records/rules';
import type { CheckedUpdate } from '@camp/contracts/records/update-of';
import type { UploadedFile } from '../operations/call';
import { forbidden } from '../refusals/problem';
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
 * @throws ProblemError 400 with every error of the changed answers, or 403 for a medical answer without its right
 */
export function checkedChangesOf<Values>(
  { record, update, stored, sent, file }: SentChange<Values>,
  seesMedical: boolean,
): CheckedUpdate<Values>['changes'] {
  const { changes, errors } = update.check(stored, sent);
  const medical = new Set(seesMedical ? [] : namesAt(record, 'medical'));
  if (!seesMedical && (file || Object.keys(sent).some((name) => medical.has(name)))) throw forbidden();
  refuse(errors.filter(({ path }) => !medical.has(path)));
  return changes;
}
