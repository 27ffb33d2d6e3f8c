import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What the icon says when it stands alone. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
}

/**
 * The frame every icon shares: 24 units square, drawn with a 2-unit line in the colour of the text.
 * @param d the drawing, as the data of one path
 */
export function Icon({ d, label, className, ...attributes }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classNames('camp-icon', className)}
    >
      <path d={d} />
    </svg>
  );
}
