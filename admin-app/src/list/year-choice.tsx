interface YearChoiceProps {
  label: string;
  years: readonly number[];
  /** What the list shows by itself: 'Current camp'. */
  own: string;
  /** Empty for the list's own. */
  value: string;
  onChange: (year: string) => void;
}

/** The year whose records the list shows, the latest first. */
export function YearChoice({ label, years, own, value, onChange }: YearChoiceProps) {
  const latestFirst = [...years].sort((one, other) => other - one);
  return (
    <select
      className="camp-input camp-input--select list-year"
      aria-label={label}
      name="year"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{own}</option>
      {latestFirst.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </select>
  );
}
