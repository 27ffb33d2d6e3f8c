import { fieldOf } from './names';
import type { RecordDeclaration } from './record';

/** What a field or a detail is called in a summary, a column, the read view. */
export function shortNameOf(record: RecordDeclaration, name: string): string {
  const field = fieldOf(record, name);
  if (!field) return name;
  const asked = isDetail(record, name) && field.kind === 'yesNoDetail' ? field.detail : field;
  return asked.shortName ?? asked.question;
}

/** Whether a name is that of a field's detail. */
const isDetail = ({ fields }: RecordDeclaration, name: string) => !Object.hasOwn(fields, name);
