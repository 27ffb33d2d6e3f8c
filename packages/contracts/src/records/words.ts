import { fieldOf } from './names';
import type { RecordDeclaration } from './record';

/** The label of a field or detail in a summary, a column and the read view. */
export function shortNameOf(record: RecordDeclaration, name: string): string {
  const field = fieldOf(record, name);
  if (!field) return name;
  const asked = isDetail(record, name) && field.kind === 'yesNoDetail' ? field.detail : field;
  return asked.shortName ?? asked.question;
}

/** Whether a name is that of a field's detail. */
const isDetail = ({ fields }: RecordDeclaration, name: string) => !Object.hasOwn(fields, name);
