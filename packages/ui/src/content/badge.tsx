import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'meadow' | 'sun' | 'pine' | 'danger';
}

/** A word or a number about an adjacent element. Use `TrailSign` for a registration's status. */
export function Badge({ tone = 'neutral', className, ...attributes }: BadgeProps) {
  return <span {...attributes} className={classNames('camp-badge', `camp-badge--${tone}`, className)} />;
}
