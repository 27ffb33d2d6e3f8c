import { VisuallyHidden } from '../visually-hidden';

interface SkeletonProps {
  /** Number of text lines. */
  lines?: number;
  /** `cards` for a grid, `block` for a picture or a table. */
  shape?: 'text' | 'cards' | 'block';
  label?: string;
}

/** A placeholder of loading content, so that the page doesn't jump. */
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
