import type { ListColumn } from '@camp/contracts/lists/list';
import { ChevronDownIcon } from '@camp/ui/icons';

interface ColumnHeaderProps {
  column: ListColumn;
  /** Whether the column stays while the drawer is open. */
  isBrief: boolean;
  /** The list's order, with `-` in front for descending. */
  sort: string;
  onSort: (sort: string) => void;
}

/** A column's header. In a sortable column, a second click reverses the order. */
export function ColumnHeader({
  column: { name, label, sort: field, kind },
  isBrief,
  sort,
  onSort,
}: ColumnHeaderProps) {
  const isAscending = field !== undefined && sort === field;
  const isDescending = field !== undefined && sort === `-${field}`;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={order}
      data-column={name}
      data-label={field === undefined ? undefined : label}
      data-brief={isBrief || undefined}
      className={kind === 'dollars' ? 'camp-table__cell--end' : undefined}
    >
      {field === undefined ? (
        label
      ) : (
        <button type="button" className="list-sort" onClick={() => onSort(isAscending ? `-${field}` : field)}>
          {label}
          {order && <ChevronDownIcon style={isAscending ? { rotate: '180deg' } : undefined} />}
        </button>
      )}
    </th>
  );
}
