import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface TableColumn<Row> {
  /** Unique among the columns. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** Whether the column identifies the row. Screen readers read it as the row's header. */
  isRowHeader?: boolean;
}

interface TableProps<Row> {
  /** The caption. Screen readers get it even if it is hidden. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  hideCaption?: boolean;
}

/**
 * A plain table, whose rows become cards on a phone. Lists with paging or sorting have their own table. The roles are
 * explicit, since some browsers drop them when a table's CSS display changes.
 */
export function Table<Row>({ caption, columns, rows, rowKey, hideCaption = false }: TableProps<Row>) {
  return (
    <table className="camp-table" role="table">
      <caption className={hideCaption ? 'camp-visually-hidden' : 'camp-table__caption'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th
              key={key}
              scope="col"
              role="columnheader"
              className={classNames(align === 'end' && 'camp-table__cell--end')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { header, cell, align, isRowHeader } = column;
  const cellClassName = classNames(align === 'end' && 'camp-table__cell--end');
  return isRowHeader ? (
    <th scope="row" role="rowheader" className={cellClassName}>
      {cell(row)}
    </th>
  ) : (
    <td role="cell" className={cellClassName}>
      {/* The column's name next to each value, visible only when rows are cards. */}
      <span className="camp-table__label" aria-hidden="true">
        {header}
      </span>
      {cell(row)}
    </td>
  );
}
