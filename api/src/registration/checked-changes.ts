import { namesAt, type Fields, type WithFields } from '@camp/contracts/records/names';
import type { Answers } from '@camp/contracts/records/rules';
import type { CheckedUpdate } from '@camp/contracts/records/update-of';
import type { UploadedFile } from '../operations/call';
import { forbidden } from '../refusals/problem';
import { refuse } from '../refusals/refuse';

/** What a call brings to change a registration of a kind. */
interface SentChange<Values> {
  record: WithFields<Fields>;
  update: { check: (stored: object, sent: Answers) => CheckedUpdate<Values> };
  stored: object;
  sent: Answers;
  file: UploadedFile | undefined;
}

/**
 * What changes of a registration. Who does not see medical answers neither changes them nor hears what is wrong with
 * them: the answer would tell what stands there.
 *
 * @throws ProblemError 400 with every error about what changes, 403 for a medical answer that is not for the person
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
