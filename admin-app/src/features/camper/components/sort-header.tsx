import { ChevronDownIcon } from '@camp/ui/icons';

interface SortHeaderProps {
  label: string;
  /** The call's field. */
  field: string;
  /** The list's order; `-` in front turns it round. */
  sort: string;
  onSort: (sort: string) => void;
}

/** A column's header that orders the list; a second press turns the order round. */
export function SortHeader({ label, field, sort, onSort }: SortHeaderProps) {
  const isAscending = sort === field;
  const isDescending = sort === `-${field}`;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  return (
    <th scope="col" role="columnheader" aria-sort={order}>
      <button
        type="button"
        className="camper-list__sort"
        onClick={() => onSort(isAscending ? `-${field}` : field)}
      >
        {label}
        {order && <ChevronDownIcon style={isAscending ? { rotate: '180deg' } : undefined} />}
      </button>
    </th>
  );
}
