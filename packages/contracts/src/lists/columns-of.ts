import type { Field, FieldKind } from '../records/field';
import type { RecordDeclaration } from '../records/record';
import type { ColumnKind, ListColumn } from './list';

/** How each kind of answer stands in a column; null where it has none. A kind that is missing does not compile. */
const columnKinds: Record<FieldKind, ColumnKind | null> = {
  line: 'text',
  prose: 'text',
  phone: 'text',
  email: 'text',
  zip: 'text',
  state: 'text',
  choice: 'text',
  ranked: 'text',
  several: 'several',
  yesNo: 'text',
  yesNoDetail: 'text',
  date: 'day',
  pastDate: 'day',
  birthdate: 'day',
  incident: 'day',
  campDays: 'days',
  number: 'text',
  confirmation: 'box',
  picture: null,
  password: null,
  passwordAgain: null,
};

/** A column for each answer of a record, in the order of its form; the detail of a Yes has one of its own. */
export const columnsOf = ({ fields }: RecordDeclaration): ListColumn[] =>
  Object.entries(fields).flatMap(([name, field]) => columnsOfField(name, field));

function columnsOfField(name: string, field: Field): ListColumn[] {
  const kind = columnKinds[field.kind];
  if (kind === null || !('visibility' in field)) return [];
  const { visibility } = field;
  const column = { name, label: labelOf(field), kind, visibility };
  if (field.kind !== 'yesNoDetail') return [column];
  const { detail } = field;
  const ofDetail = `${column.label}: ${detail.shortName ?? (detail.kind === 'date' ? 'date' : 'detail')}`;
  return [
    column,
    { name: `${name}Val`, label: ofDetail, kind: detail.kind === 'date' ? 'day' : 'text', visibility },
  ];
}

/** What a field is called where it is not asked. */
export const labelOf = ({ shortName, question }: Field): string => shortName ?? question;
