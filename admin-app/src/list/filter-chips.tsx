import { visibleTo, type ListFilter } from '@camp/contracts/lists/list';
import { CloseIcon } from '@camp/ui/icons';
import { Menu } from '@camp/ui/overlays/menu';
import { isFocusLost } from '@camp/ui/page/step-focus';
import { useEffect, useRef, useState } from 'react';
import type { AnyRow } from './list-view';
import { StaleFilters } from './stale-filters';
import type { ListState } from './use-list';
import './filter-chips.css';

/** A chip for each active filter, and a button to add one. */
export function FilterChips<Row extends AnyRow>({ list }: { list: ListState<Row> }) {
  const { view, seesMedical, address, change } = list;
  const [added, setAdded] = useState<string>();
  const chips = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  // The pressed button disappears with its chip.
  useEffect(() => {
    if (!isRemoving.current || !isFocusLost()) return;
    isRemoving.current = false;
    chips.current?.querySelector<HTMLElement>('.list-chips__add button')?.focus();
  });
  const filters = visibleTo(view.list.filters, seesMedical);
  const isThere = ({ name, always }: ListFilter) => always || name in address.filters || name === added;
  const choices = filters.filter((filter) => !isThere(filter));

  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = address.filters;
    change({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <StaleFilters list={list} />
      <div ref={chips} className="list-chips" data-print="hide">
        {filters.filter(isThere).map((filter) => (
          <Chip
            key={filter.name}
            filter={filter}
            value={address.filters[filter.name] ?? ''}
            isNew={filter.name === added}
            onChange={(value) => set(filter.name, value)}
            onRemove={() => {
              isRemoving.current = !filter.always;
              setAdded(undefined);
              set(filter.name, '');
            }}
          />
        ))}
        {choices.length > 0 && (
          <Menu
            label="Filter"
            className="list-chips__add"
            items={choices.map(({ name, label }) => ({ label, onSelect: () => setAdded(name) }))}
          />
        )}
      </div>
    </>
  );
}

interface ChipProps {
  filter: ListFilter;
  /** Empty while no value is selected. */
  value: string;
  /** Whether the filter was just added, so that it gets the focus. */
  isNew: boolean;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function Chip({
  filter: { name, label, options, always, none = 'Any' },
  value,
  isNew,
  onChange,
  onRemove,
}: ChipProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, [isNew]);
  const id = `filter-${name}`;
  const isInUse = value !== '';
  return (
    <span className="list-chip" data-in-use={isInUse || undefined}>
      <label htmlFor={id} className="list-chip__label">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        className="list-chip__value"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {(isInUse || !always) && (
        <button
          type="button"
          className="list-chip__remove"
          aria-label={`Remove ${label}`}
          onClick={() => {
            if (always) select.current?.focus();
            onRemove();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </span>
  );
}
