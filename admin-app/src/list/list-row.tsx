import { Menu } from '@camp/ui/overlays/menu';
import { MoreIcon } from '@camp/ui/icons';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ChooseBox } from './choose-box';
import { cellOf, ListCell } from './list-cell';
import type { AnyRow, RowActions } from './list-view';
import { shortName } from './short-name';
import type { ListState } from './use-list';

interface ListRowProps<Row extends AnyRow> {
  list: ListState<Row>;
  row: Row;
  /** Whether rows can be selected. */
  canChoose: boolean;
  actions?: RowActions<Row>;
}

const controls = 'a, button, input, label, select, summary';

/** One row. Its name is a link to the row's address. A click anywhere else also opens the row. */
export function ListRow<Row extends AnyRow>({ list, row, canChoose, actions }: ListRowProps<Row>) {
  const { view, columns, selection, address, change, toChanged } = list;
  const name = view.nameOf(row);
  const isOpen = address.open === row._id;

  /** With a modifier key, the browser opens the link elsewhere. */
  const openByLink = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change({ open: row._id });
  };
  const openByMouse = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(controls)) return;
    // Selecting text to copy it must not open the row.
    if (window.getSelection()?.toString()) return;
    change({ open: row._id });
  };
  return (
    <tr role="row" className="list-row" data-open={isOpen || undefined} onClick={openByMouse}>
      {canChoose && (
        <td role="cell" className="list-row__choose" data-print="hide">
          <ChooseBox
            label={`Select ${name}`}
            checked={selection.chosen.has(row._id)}
            onChoose={(isChosen) => selection.set([{ _id: row._id, name }], isChosen)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.name === view.header ? (
          <th
            key={column.name}
            scope="row"
            role="rowheader"
            data-kind={column.kind}
            data-short={name.length <= shortName || undefined}
            className={column.kind === 'dollars' ? 'camp-table__cell--end' : undefined}
          >
            <Link
              to={toChanged({ open: row._id })}
              onClick={openByLink}
              className="list-row__link"
              data-row={row._id}
              aria-current={isOpen || undefined}
            >
              {cellOf(view, column, row)}
            </Link>
          </th>
        ) : (
          <ListCell key={column.name} view={view} column={column} row={row} />
        ),
      )}
      {actions && (
        <td role="cell" className="list-row__menu" data-print="hide">
          <Menu
            bare
            align="end"
            label={<MoreIcon />}
            accessibleLabel={`Actions for ${name}`}
            items={[{ label: 'Open', onSelect: () => change({ open: row._id }) }, ...actions(row)]}
          />
        </td>
      )}
    </tr>
  );
}
