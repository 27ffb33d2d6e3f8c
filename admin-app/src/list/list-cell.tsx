import { formatCampDay, formatGmt } from '@camp/contracts/camp/dates';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { ColumnKind, ListColumn } from '@camp/contracts/lists/list';
import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ReactNode } from 'react';
import type { AnyRow, ListView } from './list-view';

/** Number of characters that no longer fit on a line of a cell. */
const longLine = 40;

function textOf(value: unknown): ReactNode {
  const text = String(value);
  return text.length > longLine ? <span className="list-cell__prose">{text}</span> : text;
}

const date = (value: unknown) => formatGmt(value as string, 'MMM d, yyyy');

/** The format of each kind of value. */
const shown: Record<ColumnKind, (value: unknown) => ReactNode> = {
  text: textOf,
  day: date,
  'camp-day': (value) => formatCampDay(value as string, 'MMM d, yyyy'),
  instant: (value) => <time dateTime={value as string}>{formatMoment(value as string, 'shortDay')}</time>,
  dollars: (value) => dollarsAsText(value as number),
  box: (value) => (value === true ? 'Yes' : 'No'),
  several: (value) => (value as string[]).join(', '),
  days: (value) => (value as string[]).map(date).join(', '),
};

interface ListCellProps<Row extends AnyRow> {
  view: ListView<Row>;
  column: ListColumn;
  row: Row;
}

/** A value of a row with its column's name, which is visible in cards. */
export function ListCell<Row extends AnyRow>({ view, column, row }: ListCellProps<Row>) {
  const { name, label, kind } = column;
  return (
    <td
      role="cell"
      data-column={name}
      data-brief={view.brief.includes(name) || undefined}
      data-kind={kind}
      className={kind === 'dollars' ? 'camp-table__cell--end' : undefined}
    >
      <span className="camp-table__label" aria-hidden="true">
        {label}
      </span>
      {cellOf(view, column, row)}
    </td>
  );
}

/** The content of a cell. An empty value is shown as a dash, which a deleted medical answer must not look like. */
export function cellOf<Row extends AnyRow>(
  { cells }: ListView<Row>,
  { name, kind, visibility }: ListColumn,
  row: Row,
): ReactNode {
  const deleted = visibility === 'medical' ? deletedMedical(row) : undefined;
  if (deleted !== undefined) return deleted;
  const own = cells[name];
  if (own) return own(row);
  const value = (row as Readonly<Record<string, unknown>>)[name];
  return value === undefined || value === null || value === '' ? '–' : shown[kind](value);
}
