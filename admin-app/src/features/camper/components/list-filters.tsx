import { campListQuery } from '@camp/api-client/camp/queries';
import { FieldRow } from '@camp/ui/form-section';
import { SelectField } from '@camp/ui/select-field';
import { TextField } from '@camp/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { statusOptions, type ListAddress } from '../list/list-address';

/** Milliseconds without a key before the search starts. */
const pause = 300;

interface ListFiltersProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

/** Search, camp year and status of the list. */
export function ListFilters({ address, onChange }: ListFiltersProps) {
  const camps = useQuery(campListQuery());
  const years = (camps.data ?? []).map(({ year }) => String(year)).sort((a, b) => b.localeCompare(a));
  return (
    <div role="search" data-print="hide">
      <FieldRow>
        <SearchBox text={address.q} onSearch={(q) => onChange({ q })} />
        <SelectField
          label="Camp year"
          name="year"
          options={years}
          placeholder="Current camp"
          value={address.year}
          onChange={(event) => onChange({ year: event.target.value })}
        />
        <SelectField
          label="Status"
          name="status"
          options={statusOptions}
          placeholder="All"
          value={address.status}
          onChange={(event) => onChange({ status: event.target.value })}
        />
      </FieldRow>
    </div>
  );
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The address changed by the way back or a link, not by these keys.
    if (box.current && box.current !== document.activeElement) box.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), pause);
  };
  return (
    <TextField
      ref={box}
      type="search"
      label="Search"
      name="q"
      placeholder="Name, email or phone"
      defaultValue={text}
      autoComplete="off"
      onChange={(event) => wait(event.target.value)}
    />
  );
}
