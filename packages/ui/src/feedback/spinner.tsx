import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';

interface SpinnerProps {
  /** What is being waited for, read to screen readers and shown beside the ring unless `quiet`. */
  label?: string;
  /** Keeps the label for screen readers only. */
  quiet?: boolean;
  className?: string;
}

/** A small wait inside a page. For a whole page prefer `Skeleton`, for a button its `busy`. */
export function Spinner({ label = 'Loading', quiet = false, className }: SpinnerProps) {
  return (
    <span className={classNames('camp-spinner', className)} role="status">
      <span className="camp-spinner__ring" aria-hidden="true" />
      {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
