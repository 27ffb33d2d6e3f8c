import type { Field, FieldKind } from '../records/field';
import type { RecordDeclaration } from '../records/record';
import type { ColumnKind, ListColumn } from './list';

/**
 * How each kind of field is shown in a column. Null if it has no column. A kind that is missing here doesn't compile.
 */
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

/** A column for each field of a record, in the form's order. The detail of a Yes has its own column. */
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

/** A field's label in a column. */
export const labelOf = ({ shortName, question }: Field): string => shortName ?? question;
