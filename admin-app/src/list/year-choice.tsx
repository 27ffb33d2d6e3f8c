interface YearChoiceProps {
  /** Latest first. */
  years: readonly number[];
  /** Empty for all. */
  value: string;
  onChange: (year: string) => void;
}

/** Selects the calendar year of the list. */
export function YearChoice({ years, value, onChange }: YearChoiceProps) {
  return (
    <select
      className="camp-input camp-input--select"
      aria-label="Year"
      name="year"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">All years</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </select>
  );
}
