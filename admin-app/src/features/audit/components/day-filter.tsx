import { DateField } from '@camp/ui/fields/date-field';
import { useState } from 'react';
import { isDay } from '../../../list/list-address';

interface DayFilterProps {
  label: string;
  name: string;
  /** The day in the address. Empty for none. */
  day: string;
  onChange: (day: string) => void;
}

/**
 * A day that filters a list. A year that is typed digit by digit begins with years that no list has, such as 0002. It
 * stays in the box, and changes the address once it is a day.
 */
export function DayFilter({ label, name, day, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const isChosen = text === '' || isDay(text);
    setTyped(isChosen ? undefined : text);
    if (isChosen) onChange(text);
  };
  return (
    <DateField
      label={label}
      name={name}
      value={typed ?? day}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
