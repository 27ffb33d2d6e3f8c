interface ProgressBarProps {
  /** Percentage from 0 to 100. Hidden at 0 or below (docs/product/forms.md). */
  value: number;
  label?: string;
}

/** Progress of an upload or another measurable wait. */
export function ProgressBar({ value, label = 'Progress' }: ProgressBarProps) {
  if (!(value > 0)) return null;
  const percent = Math.min(100, Math.round(value));
  return (
    <div className="camp-progress">
      <div
        className="camp-progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className="camp-progress__fill" style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="camp-progress__number" aria-hidden="true">
        {percent}%
      </span>
    </div>
  );
}
