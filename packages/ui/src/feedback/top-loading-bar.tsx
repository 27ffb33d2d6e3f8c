interface TopLoadingBarProps {
  /** Percentage from 0 to 100, if known. Hidden at 0. */
  progress?: number;
  /** A wait of unknown length, such as loading the next page. */
  active?: boolean;
}

/** The thin line at the top of the window while something loads. */
export function TopLoadingBar({ progress = 0, active = false }: TopLoadingBarProps) {
  if (progress <= 0 && !active) return null;
  const known = progress > 0;
  return (
    <div
      className={known ? 'camp-top-bar' : 'camp-top-bar camp-top-bar--unknown'}
      role="progressbar"
      aria-label="Loading"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.min(100, Math.round(progress)) : undefined}
    >
      <div
        className="camp-top-bar__fill"
        style={known ? { inlineSize: `${Math.min(100, progress)}%` } : undefined}
      />
    </div>
  );
}
