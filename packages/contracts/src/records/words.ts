import type { Field } from './field';
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

const sentences = (field: Field) =>
  Object.entries(field.kind === 'yesNoDetail' ? { ...field, ...field.detail } : field)
    .filter(([key]) => ['missing', 'wrong', 'tooLong', 'negative'].includes(key))
    .map(([, sentence]) => sentence as string);

/**
 * A complaint as a summary says it, where it stands apart from its field: with the field's name in front, unless the
 * sentence names it or is only this field's.
 *
 * @param name of the field or detail
 */
export function complaintWithName(record: RecordDeclaration, name: string, message: string): string {
  const field = fieldOf(record, name);
  if (!field) return message;
  const group = field.group === undefined ? undefined : record.groups[field.group];
  const called = group?.kind === 'contact' ? group.title : shortNameOf(record, name);
  if (message.toLowerCase().includes(called.toLowerCase())) return message;
  const saying = Object.values(record.fields).filter((other) => sentences(other).includes(message));
  return saying.length === 1 && saying[0] === field ? message : `${called}: ${message}`;
}
