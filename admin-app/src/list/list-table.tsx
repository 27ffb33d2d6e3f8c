import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { ChooseBox } from './choose-box';
import { ColumnHeader } from './column-header';
import { ListRow } from './list-row';
import type { AnyRow, RowActions } from './list-view';
import type { ListState } from './use-list';
import './list-table.css';
import './list-cards.css';
import './sticky-heads.css';

interface ListTableProps<Row extends AnyRow> {
  list: ListState<Row>;
  rows: readonly Row[];
  /** Whether rows can be selected. */
  canChoose?: boolean;
  actions?: RowActions<Row>;
}

/**
 * One page of a list. Where the table does not fit, each row is a card. Some browsers drop the roles of a table with
 * another CSS display, so the roles are explicit.
 */
export function ListTable<Row extends AnyRow>({
  list,
  rows,
  canChoose = false,
  actions,
}: ListTableProps<Row>) {
  const { view, columns, selection, address, change } = list;
  const named = rows.map((row) => ({ _id: row._id, name: view.nameOf(row) }));
  const chosen = named.filter(({ _id }) => selection.chosen.has(_id)).length;
  return (
    <table className="camp-table list-table" role="table" data-list={view.list.name}>
      <caption className="camp-visually-hidden">{view.caption ?? view.words.many}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {canChoose && (
            <th scope="col" role="columnheader" className="list-row__choose" data-print="hide">
              <ChooseBox
                label={`Select every ${view.words.one} on this page`}
                checked={chosen === rows.length}
                isPartly={chosen > 0 && chosen < rows.length}
                onChoose={(isChosen) => selection.set(named, isChosen)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeader
              key={column.name}
              column={column}
              isBrief={column.name === view.header || view.brief.includes(column.name)}
              sort={address.sort}
              onSort={(sort) => change({ sort })}
            />
          ))}
          {actions && (
            <th scope="col" role="columnheader" className="list-row__menu" data-print="hide">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <ListRow key={row._id} list={list} row={row} canChoose={canChoose} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}
