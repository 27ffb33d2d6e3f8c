import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Text for screen readers only. A focusable element inside becomes visible while it has the focus. */
export function VisuallyHidden({ className, ...attributes }: ComponentProps<'span'>) {
  return <span {...attributes} className={classNames('camp-visually-hidden', className)} />;
}
