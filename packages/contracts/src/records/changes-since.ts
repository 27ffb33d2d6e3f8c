import { deletedMedical } from './deleted-medical';
import { isOfPerson } from './names';
import type { RecordDeclaration } from './record';
import { submittedSections, type SubmittedAnswer } from './submitted';
import type { SubmittedPart } from './submitted-parts';

/** An answer that changed. Without parts: not answered. */
export interface ChangedAnswer {
  name: string;
  label: string;
  before: readonly SubmittedPart[];
  now: readonly SubmittedPart[];
}

/**
 * The answers that differ from an earlier record, in plain words and in the form's order.
 *
 * @param earlier in the API's format, like `now`. Medical answers are left out once one of them lacks them
 */
export function changesSince(record: RecordDeclaration, earlier: object, now: object): ChangedAnswer[] {
  const areDeleted = [earlier, now].some((one) => deletedMedical(one) !== undefined);
  const fields = Object.entries(record.fields).filter(
    ([, field]) => isOfPerson(field) && !(areDeleted && field.visibility === 'medical'),
  );
  const part = { ...record, fields: Object.fromEntries(fields) };
  const [before, after] = [answersOf(part, earlier), answersOf(part, now)];
  const order = new Map(fields.map(([name, { group }], index) => [group ?? name, index]));
  return [...new Map([...before, ...after]).entries()]
    .map(([name, { label }]) => ({
      name,
      label,
      before: before.get(name)?.parts ?? [],
      now: after.get(name)?.parts ?? [],
    }))
    .filter((answer) => JSON.stringify(answer.before) !== JSON.stringify(answer.now))
    .sort((one, other) => (order.get(one.name) ?? 0) - (order.get(other.name) ?? 0));
}

const answersOf = (part: RecordDeclaration, submitted: object): ReadonlyMap<string, SubmittedAnswer> =>
  new Map(
    submittedSections(part, submitted).flatMap(({ answers }) =>
      answers.map((answer) => [answer.name, answer]),
    ),
  );
