import { VisuallyHidden } from '../visually-hidden';

interface SkeletonProps {
  /** Lines of text to come. */
  lines?: number;
  /** `cards` for a grid to come, `block` for one picture or table. */
  shape?: 'text' | 'cards' | 'block';
  label?: string;
}

/** The outline of what is being loaded, so that the page does not jump when it comes. */
export function Skeleton({ lines = 3, shape = 'text', label = 'Loading' }: SkeletonProps) {
  const count = shape === 'block' ? 1 : lines;
  return (
    <div className={`camp-skeleton camp-skeleton--${shape}`} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="camp-skeleton__piece" aria-hidden="true" />
      ))}
    </div>
  );
}
